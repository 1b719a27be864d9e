/** A text of a file that is in no trace on purpose: where it stands, and why. */
export interface LeafException {
  where: RegExp;
  why: string;
  /** What stands around a text that is in the trace without it. */
  around?: RegExp;
}

const lastName = (names: string) => new RegExp(`(?:^|\\.)(?:${names})(?:\\[\\])?$`);

/** What every format has in words of its own: the trace says the same in its own words. */
const ofAll: LeafException[] = [
  {
    where: lastName(
      "(?:\\w*_)?[tT]ype|\\w*Type|object|role|\\w*_role|kind|\\w+_kind|state|source|level|status|\\w*[sS]tatus|event|phase|op|action|mode",
    ),
    why: "names of kinds and states are the trace's own words",
  },
  {
    where: lastName(
      "time|\\w*[tT]ime\\w*|timestamp|\\w*Timestamp|\\w*_at|\\w*At|\\w*_time|\\w*Time|\\w*Nano|completed|created|updated|working_start",
    ),
    why: "times are written as ISO 8601 in UTC",
  },
  {
    where: lastName(
      "\\w*[iI][dD]s?|\\w*_ids?|\\w*ID|uuid|parentUuid|requestId|dotted_order|fingerprint|\\w*_hash|state_hash\\w*|hash|signature|\\w*Signature|encrypted_\\w+|processID",
    ),
    why: "ids, hashes and signatures tie lines of a file together; events of a trace have their order and their parents",
  },
  {
    where: lastName(
      "\\w*[vV]ersion|service_tier|system_fingerprint|finish_reason\\w*|finishReason|native_finish_reason|api|format|encoding|method",
    ),
    why: "how it was sent and stored",
  },
];

const byFormat: Record<string, LeafException[]> = {
  adk: [{ where: /^name$/, why: "the name of a set of cases is none of a run" }],
  "anthropic-messages": [{ where: /^\[\]\.delta\.partial_json$/, why: "pieces of arguments, which are put together" }],
  braintrust: [{ where: /span_attributes\.name$/, why: "names of spans of models; the event has the model's" }],
  "claude-code": [
    {
      where: /toolUseResult(?:$|\.(?:structuredPatch|file|originalFile|oldTodos|newTodos)\b)/,
      why: "how the program shows what the model got as text: patches, files before a change",
    },
    { where: /^messages\[\]\.direction$/, why: "which side of the recorder spoke" },
    { where: /usage\.inference_geo$/, why: "where the provider computed" },
    { where: /^\[\]$/, why: "a line that is none; a note counts them" },
  ],
  "claude-managed-agents": [{ where: /^\[\]$/, why: "the names of the calls that were recorded" }],
  cline: [
    {
      where: /^\[\]\.content\[\]\.text$/,
      around: /^<task>\n|\n<\/task>$|^\[\w+[^\]]*\] Result:\n/g,
      why: "the program's marks around what the user said and what a tool gave",
    },
  ],
  "http-recording": [
    { where: /^source\./, why: "where the corpus has the file from" },
    { where: /\.(?:headers|url|contentType|path|scope|status\.message)\b/, why: "how it was sent" },
    { where: /request\.body\.data\[\]/, why: "requests to other services, which a note counts" },
    {
      where: /response\.(?:body|parsed_body)\b|^\[\]\.response\b/,
      why: "defaults that answers repeat; streams, which are put together; answers of other services",
    },
    { where: /request\.body\b/, why: "encodings of requests" },
  ],
  inspect: [
    {
      where: /\bevents\[\]\.(?:call|input|changes|state|sample|output|tool_choice|name)\b/,
      why: "repeats of messages, as they were sent and as changes of a store",
    },
    { where: /^(?:description|expected\.|(?:\[\]\.)?results\.)/, why: "of the whole log or test, not of a sample" },
    { where: /\bview\./, why: "how the log's viewer shows a call" },
  ],
  langfuse: [
    { where: /metadata\.attributes\b/, why: "the spans' own attributes, of which the observation is made" },
    {
      where: /\.(?:name|internalModel|usagePricingTierName|model|usage_metadata|output_format)\b/,
      why: "names of the store's own",
    },
    {
      where:
        /\.(?:input\.(?:messages\[\]|run_messages|run_response|agent)|observations\[\]\.input|output\.formatted_tool_calls\[\])$/,
      why: "objects as Python prints them (`role='user' content='…'`), of what models were asked and said in observations inside",
    },
    {
      where: /^observations\[\]\.input$/,
      why: "the state of a graph's node as Python prints it; the run's input has it as JSON",
    },
    {
      where: /\.output\.(?:tasks_output\[\]\.)?summary$/,
      why: "the first words of a task, which is told whole",
    },
    { where: /\.run_config\.streaming_mode$/, why: "how the framework was started" },
    {
      where: /\.output\.tools\[\]\.parameters\b.*\.title$/,
      why: "schemas of tools that an answer repeats; the parameters of its call have them",
    },
  ],
  langgraph: [
    { where: /pendingWrites|tasks\[\]\.path|metadata\.source|lc_error_code/, why: "how the graph schedules its nodes" },
  ],
  langsmith: [
    { where: /\.url$/, why: "how it was sent" },
    { where: /(?:^|\.)name$/, why: "names of runs of models; the trace names the model" },
  ],
  "openai-agents": [{ where: /span_data\.name$|workflow_name$/, why: "names of spans that have no event" }],
  "openai-chat": [{ where: /metadata\.tags\[\]$/, why: "labels of the proxy's caller" }],
  "openai-responses": [
    {
      where: /(?:^|\.)(?:truncation|billing\.payer|text\.verbosity|reasoning\.effort)$/,
      why: "defaults that answers repeat",
    },
    { where: /\.raw_response\./, why: "an event again, as a gateway received it" },
  ],
  openhands: [
    {
      where: /^\[\](?:\.history\[\])?\.(?:message|observation)$/,
      why: "the server's own rendering of an action or a result",
    },
    {
      where: /impl_source|confirmation_state|security_risk|agent_state$|full_output_save_dir/,
      why: "states and switches of the server",
    },
    { where: /\.metadata\.(?:suffix|hostname|py_interpreter_path|working_dir)$/, why: "the shell that ran a command" },
    {
      where: /extras\.(?:diff|formatted_output_and_error)|translated_ipython_code|observation\.command$/,
      why: "other renderings of a call or its result",
    },
    { where: /args\.thought$/, why: "thoughts of an answer that is told whole by another action" },
  ],
  otlp: [
    {
      where: /\.(?:exporter|span_kind|status_code|_test|serviceTier|public_key|encoding_format)$|^_test$/,
      why: "how it was sent and stored",
    },
    { where: /\.(?:name|path)$/, why: "names of spans that are calls; the event has the tool's or the model's" },
    { where: /gen_ai\.request\.model$/, why: "the model that was asked for, where another answered" },
    {
      where:
        /(?:gen_ai\.(?:prompt|completion)\.0\.content|tool\.parameters\.query|gcp\.vertex\.agent\.tool_\w+\.\w+|model_parameters\.top_p|ai\.usage\.tokens|kwargs\.color)$/,
      why: "the same said twice, in two conventions; what tests gave to libraries",
    },
    {
      where: /attributes\.(?:input|output)\.value\.\w/,
      why: "the state that a workflow's steps hand on from one to the next; models and tools below them tell what they got of it",
    },
  ],
  smolagents: [
    {
      where: /intermediate_steps\[\]\.content\[\]\.text$/,
      around: /^Calling tools:\n[\s\S]*$|^(?:Call id: .+\n)?Error:\n|^Observation:\n|\nNow let's retry: .*\s*$/g,
      why: "calls are printed by Python; what the framework writes around results, and tells the model behind errors",
    },
  ],
  "swe-agent": [
    { where: /^history\[\]\.(?:agent|content)$/, why: "demonstrations show the agent how, and are no part of the run" },
    {
      where: /^trajectory\[\]\.messages\[\]\./,
      why: "the prompt of each step: the history again, shortened, with the demonstrations",
    },
  ],
  "tau2-bench": [
    { where: /component$|runtime_trace\b/, why: "a log of the benchmark's own, of which messages and calls are read" },
    { where: /termination_reason$/, why: "why a simulation ended; the status says it" },
  ],
};

export const allExceptions = [...ofAll, ...Object.values(byFormat).flat()];

/** Why a text of a file of a format may be in no trace; undefined where it may not. */
export function exceptionFor(format: string, path: string): LeafException | undefined {
  return [...ofAll, ...(byFormat[format] ?? [])].find(({ where }) => where.test(path));
}
