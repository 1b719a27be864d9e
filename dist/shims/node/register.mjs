import{i as plainResults,o as routeTool}from"./routing/route-tool.mjs";
import*as nodeModule from"node:module";
const marker=Symbol.for(`replaykit.routed`);
globalThis[Symbol.for(`replaykit.shims`)]={langchain,openAiAgents,aiSdk,mcp,known};
const shims$1=`globalThis[Symbol.for("replaykit.shims")]`,reassign=(name,wrap)=>`if (typeof ${name} === "function") { ${name} = ${shims$1}.${wrap}(${name}); if (typeof exports === "object" && "${name}" in exports) exports.${name} = ${name}; }`,remember=(...names)=>names.map(name=>`if (typeof ${name} === "function") ${shims$1}.known("${name}", ${name});`).join(` `),libraries=[{file:/\/@langchain\/core\/dist\/messages\/(?:ai|human|system|tool)\.c?js$/,lines:remember(`AIMessage`,`HumanMessage`,`SystemMessage`,`ToolMessage`)},{file:/\/@langchain\/langgraph\/dist\/constants\.c?js$/,lines:remember(`Command`)},{file:/\/@langchain\/core\/dist\/tools\/index\.c?js$/,lines:`if (typeof StructuredTool === "function") ${shims$1}.langchain(StructuredTool);`},{file:/\/@openai\/agents-core\/dist\/tool\.m?js$/,lines:reassign(`tool`,`openAiAgents`)},{file:/\/node_modules\/ai\/dist\/index\.m?js$/,lines:[`generateText`,`generateTextInternal`,`streamText`,`streamTextInternal`].map(name=>reassign(name,`aiSdk`)).join(` `)},{file:/\/@modelcontextprotocol\/sdk\/dist\/(?:esm|cjs)\/client\/index\.js$/,lines:`if (typeof Client === "function") ${shims$1}.mcp(Client);`}];
function libraryHook(url,context,nextLoad){let loaded=nextLoad(url,context),library=libraries.find(({file})=>file.test(url));if(!library||loaded.source===null||loaded.source===void 0)return loaded;let source=typeof loaded.source==`string`?loaded.source:Buffer.from(loaded.source).toString(`utf8`);return{...loaded,source:`${source}\n;${library.lines}\n`}}
const classes=/* @__PURE__ */ new Map;
function known(name,made){classes.set(name,made)}
function langchainResults({responseFormat}){return{...plainResults,given:output=>responseFormat===`content_and_artifact`?pair(output):revived(output)}}
function pair(output){return Array.isArray(output)&&output.length===2?revived(output):[typeof output==`string`?output:JSON.stringify(output),void 0]}
function revived(value){if(Array.isArray(value))return value.map(revived);if(typeof value!=`object`||!value)return value;let{lg_name:command,lc,type,id,kwargs,...rest}=value,Command=classes.get(`Command`);if(command===`Command`&&Command)return new Command(revived(rest));let Message=lc===1&&type===`constructor`&&Array.isArray(id)?classes.get(id.at(-1)):void 0;return Message?new Message(kwargs):Object.fromEntries(Object.entries(value).map(([key,item])=>[key,revived(item)]))}
function langchain(StructuredTool){let{call}=StructuredTool.prototype;StructuredTool.prototype.call=function(...args){if(!Object.hasOwn(this,marker)){let own=this._call.bind(this);Object.defineProperty(this,marker,{value:!0}),Object.defineProperty(this,"_call",{value:(input,...rest)=>routeTool(this.name,input,async()=>own(input,...rest),langchainResults(this))})}return call.apply(this,args)}}
function openAiAgents(tool){return options=>tool(withRoute(options.name,options))}
function aiSdk(run){return(options,...rest)=>{if(!options?.tools)return run(options,...rest);let tools=Object.entries(options.tools).map(([name,tool])=>[name,withRoute(name,tool)]);return run({...options,tools:Object.fromEntries(tools)},...rest)}}
function withRoute(name,tool){if(typeof tool?.execute!=`function`||tool.execute[marker])return tool;let execute=(input,...rest)=>routeTool(name,input,async()=>lastOf(await tool.execute(input,...rest)));return execute[marker]=!0,{...tool,execute}}
async function lastOf(output){if(typeof output?.[Symbol.asyncIterator]!=`function`)return output;let last;for await(let each of output)last=each;return last}
const mcpResults={told:result=>result?.isError===!0?{error:{kind:`tool`,message:textOf(result)}}:{output:result},given:output=>Array.isArray(output?.content)?output:textResult(output),failed:({message})=>({...textResult(message),isError:!0})};
function textResult(value){return{content:[{type:`text`,text:typeof value==`string`?value:JSON.stringify(value??{})}]}}
function textOf({content}){return(Array.isArray(content)?content:[]).flatMap(({text})=>typeof text==`string`?[text]:[]).join(`
`)}
function mcp(Client){let{callTool}=Client.prototype;Client.prototype.callTool=function(params,...rest){return routeTool(params.name,params.arguments,()=>callTool.call(this,params,...rest),mcpResults)}}
const{REPLAYKIT_GATEWAY_URL:url,REPLAYKIT_SHIMS:shims,REPLAYKIT_FREEZE:freeze}=process.env;
url&&shims!==`off`&&(globalThis[Symbol.for(`replaykit.routing`)]={call:async(...call)=>(await import("./routing/route.mjs").then((all) => ({ routeMarked: all.i }))).routeMarked(...call)});
const hooked=url&&shims!==`off`&&`registerHooks`in nodeModule;
hooked&&nodeModule.registerHooks({load:libraryHook}),hooked&&process.env.REPLAYKIT_TOOLS&&(await import(`./routing/hook.mjs`)).installRouting(),url&&shims!==`off`&&process.env.REPLAYKIT_HTTP_HOSTS&&await import(`./https.mjs`),freeze===`1`&&await import(`./frozen.mjs`);
export{};
