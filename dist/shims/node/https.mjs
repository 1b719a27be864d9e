import{syncBuiltinESMExports}from"node:module";
import http from"node:http";
import https from"node:https";
const base=process.env.REPLAYKIT_HTTP_URL,hosts=process.env.REPLAYKIT_HTTP_HOSTS.split(`,`);
function atGateway(url){let listed=hosts.some(host=>host.startsWith(`*.`)?url.host.endsWith(host.slice(1)):url.host===host);return url.protocol===`https:`&&listed?new URL(`${base}/${url.host}${url.pathname}${url.search}`):void 0}
const realFetch=globalThis.fetch;
globalThis.fetch=async function(input,init){let asked=URL.parse(input instanceof Request?input.url:input),url=asked&&atGateway(asked);return realFetch(url?input instanceof Request?new Request(url,input):url:input,init)};
const realRequest=https.request;
https.request=function(...args){let asked=readRequest(args),url=asked&&atGateway(asked.url);if(!url)return realRequest.apply(this,args);let{agent:_,host:__,hostname:___,protocol:____,port:_____,path:______,...options}=asked.options;return http.request(url,{...options,headers:withoutHost(options.headers)},asked.answered)},https.get=function(...args){let request=https.request(...args);return request.end(),request},syncBuiltinESMExports();
function readRequest(args){let given=[...args],first=typeof given[0]==`string`||given[0]instanceof URL?new URL(given.shift()):void 0,options=typeof given[0]==`object`&&given[0]!==null?given.shift():{},host=options.hostname??options.host??first?.hostname;if(host===void 0)return;let port=options.port??(first?.port||443),path=options.path??(first?`${first.pathname}${first.search}`:`/`);return{url:new URL(`https://${host}:${port}${path}`),options,answered:given[0]}}
function withoutHost(headers){return!headers||Array.isArray(headers)?headers:Object.fromEntries(Object.entries(headers).filter(([name])=>name.toLowerCase()!==`host`))}
export{};
