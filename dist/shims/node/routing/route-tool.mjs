import{AsyncLocalStorage}from"node:async_hooks";
const inside=new AsyncLocalStorage;
function isInside(name){let outer=inside.getStore();return outer===!0||outer===name}
function runInside(name,{how},call){return inside.run(how!==`run`||name,call)}
const send=globalThis.fetch,base=process.env.REPLAYKIT_GATEWAY_URL;
var ToolError=class extends Error{name=`ToolError`};
const ownErrors={Error,EvalError,RangeError,ReferenceError,SyntaxError,TypeError,URIError};
function asThrown({kind,message,name:known,code}){let[name,text]=typeof known==`string`?[known,message]:((kind===`exception`?/^(\w+): (.*)$/s:/^(\w*(?:Error|Exception)): (.*)$/s).exec(message)??[]).slice(1);if(name===void 0)return new ToolError(message);let Kind=Object.hasOwn(ownErrors,name)?ownErrors[name]:ToolError;return Object.assign(new Kind(text),{name,...code===void 0?{}:{code}})}
const plainResults={told:output=>({output}),given:output=>output,failed:error=>{throw asThrown(error)}};
async function routeTool(name,args,call,form=plainResults){if(isInside(name))return call();let path=`/tools/${encodeURIComponent(name)}`,answer=await post(path,{args:args??{}});if(answer.how!==`run`&&answer.how!==`live`)return answer.error?form.failed(answer.error):form.given(answer.output);try{let output=await runInside(name,answer,call);return await post(`${path}/result`,{id:answer.id,...form.told(output)}),output}catch(error){let message=error instanceof Error?`${error.name}: ${error.message}`:String(error);throw await post(`${path}/result`,{id:answer.id,error:{kind:`exception`,message}}),error}}
async function post(path,body){return(await send(`${base}${path}`,{method:`POST`,headers:{"content-type":`application/json`},body:JSON.stringify(body)})).json()}
export{post as a,plainResults as i,asThrown as n,routeTool as o,isInside as r,runInside as s,ToolError as t};
