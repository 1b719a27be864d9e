import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ReplayKitError
} from "./chunk-T7EWDS7W.js";

// src/node/runner/command.ts
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, isAbsolute, join, resolve } from "node:path";

// node_modules/shlex/shlex.js
var Shlexer = class {
  constructor(string) {
    this.i = 0;
    this.string = string;
    this.whitespace = " 	\r\n";
    this.quotes = `'"`;
    this.escapes = "\\";
    this.escapedQuotes = '"';
    this.ansiCQuotes = true;
    this.localeQuotes = true;
    this.debug = false;
  }
  readChar() {
    return this.string.charAt(this.i++);
  }
  processEscapes(string, quote2, isAnsiCQuote) {
    if (!isAnsiCQuote && !this.escapedQuotes.includes(quote2)) {
      return string;
    }
    const anyEscape = "[" + this.escapes.replace(/(.)/g, "\\$1") + "]";
    if (!isAnsiCQuote && this.escapedQuotes.includes(quote2)) {
      const re = new RegExp(
        anyEscape + "(" + anyEscape + "|\\" + quote2 + ")",
        "g"
      );
      return string.replace(re, "$1");
    }
    if (isAnsiCQuote) {
      const patterns = {
        // Literal characters
        "([\\\\'\"?])": (x) => x,
        // Non-printable ASCII characters
        "a": () => "\x07",
        "b": () => "\b",
        "e|E": () => "\x1B",
        "f": () => "\f",
        "n": () => "\n",
        "r": () => "\r",
        "t": () => "	",
        "v": () => "\v",
        // Octal bytes
        "([0-7]{1,3})": (x) => String.fromCharCode(parseInt(x, 8)),
        // Hexadecimal bytes
        "x([0-9a-fA-F]{1,2})": (x) => String.fromCharCode(parseInt(x, 16)),
        // Unicode code units
        "u([0-9a-fA-F]{1,4})": (x) => String.fromCharCode(parseInt(x, 16)),
        "U([0-9a-fA-F]{1,8})": (x) => String.fromCharCode(parseInt(x, 16)),
        // Control characters
        // https://en.wikipedia.org/wiki/Control_character#How_control_characters_map_to_keyboards
        "c(.)": (x) => {
          if (x === "?") {
            return "";
          } else if (x === "@") {
            return "\0";
          } else {
            return String.fromCharCode(x.charCodeAt(0) & 31);
          }
        }
      };
      const re = new RegExp(
        anyEscape + "(" + Object.keys(patterns).join("|") + ")",
        "g"
      );
      return string.replace(re, function(m, p1) {
        for (const matched in patterns) {
          const mm = new RegExp("^" + matched + "$").exec(p1);
          if (mm === null) {
            continue;
          }
          return patterns[matched].apply(null, mm.slice(1));
        }
      });
    }
    return void 0;
  }
  *[Symbol.iterator]() {
    let inQuote = false;
    let inDollarQuote = false;
    let escaped = false;
    let lastDollar = -2;
    let token;
    if (this.debug) {
      console.log("full input:", ">" + this.string + "<");
    }
    while (true) {
      const pos = this.i;
      const char = this.readChar();
      if (this.debug) {
        console.log(
          "position:",
          pos,
          "input:",
          ">" + char + "<",
          "accumulated:",
          token,
          "inQuote:",
          inQuote,
          "inDollarQuote:",
          inDollarQuote,
          "lastDollar:",
          lastDollar,
          "escaped:",
          escaped
        );
      }
      if (char === "") {
        if (inQuote) {
          throw new Error("Got EOF while in a quoted string");
        }
        if (escaped) {
          throw new Error("Got EOF while in an escape sequence");
        }
        if (token !== void 0) {
          yield token;
        }
        return;
      }
      if (escaped) {
        if (char === "\n") {
        } else if (inQuote) {
          token = (token || "") + escaped + char;
        } else {
          token = (token || "") + char;
        }
        escaped = false;
        continue;
      }
      if (this.escapes.includes(char)) {
        if (!inQuote || inDollarQuote !== false || this.escapedQuotes.includes(inQuote)) {
          escaped = char;
          continue;
        } else {
        }
      }
      if (inQuote !== false) {
        if (char === inQuote) {
          token = this.processEscapes(token, inQuote, inDollarQuote === "'");
          inQuote = false;
          inDollarQuote = false;
          continue;
        }
        token = (token || "") + char;
        continue;
      }
      if (this.quotes.includes(char)) {
        inQuote = char;
        if (lastDollar === pos - 1) {
          if (char === "'" && !this.ansiCQuotes) {
          } else if (char === '"' && !this.localeQuotes) {
          } else {
            inDollarQuote = char;
          }
        }
        token = token || "";
        if (inDollarQuote !== false) {
          token = token.slice(0, -1);
        }
        continue;
      }
      if (inQuote === false && char === "$") {
        lastDollar = pos;
      }
      if (this.whitespace.includes(char)) {
        if (token !== void 0) {
          yield token;
        }
        token = void 0;
        continue;
      }
      token = (token || "") + char;
    }
  }
};
function split(s) {
  return Array.from(new Shlexer(s));
}
function quote(s) {
  if (s === "") {
    return "''";
  }
  const unsafeRe = /[^\w@%\-+=:,./]/;
  if (!unsafeRe.test(s)) {
    return s;
  }
  return ("'" + s.replace(/('+)/g, `'"$1"'`) + "'").replace(/^''|''$/g, "");
}

// src/node/runner/command.ts
function commandOf(command, shell = false) {
  const shown = typeof command === "string" ? command : command.join(" ");
  if (shell) return { argv: ["/bin/sh", "-c", shown], shown };
  const [program, ...rest] = typeof command === "string" ? splitCommand(command) : command;
  if (program === void 0 || program === "") {
    throw new ReplayKitError("invalid_config", "the runner's command is empty", {
      hint: 'name the command that runs your agent, e.g. --runner-cmd "python3 agent.py"'
    });
  }
  return { argv: [program, ...rest], shown };
}
var inputPlace = /^(?:--?[\w-]+=)?\{input\}$/;
var codeFlags = /* @__PURE__ */ new Set(["-c", "-e", "--eval", "-p", "--print"]);
function withInput(command, input) {
  const { argv, shown } = command;
  if (!argv.some((word) => word.includes("{input}"))) return command;
  const [program, ...words] = argv;
  const args = words.map((word, index) => {
    if (!word.includes("{input}")) return word;
    if (inputPlace.test(word) && !codeFlags.has(words[index - 1] ?? "")) return word.replace("{input}", () => input);
    throw new ReplayKitError("invalid_config", `{input} stands within other text of the runner's command: ${shown}`, {
      hint: 'make it an argument of its own, such as [python3, agent.py, "{input}"]; a shell reads "$REPLAYKIT_INPUT"'
    });
  });
  return { argv: [program, ...args], shown };
}
function splitCommand(text) {
  try {
    return split(text);
  } catch (error) {
    throw new ReplayKitError("invalid_config", `the runner's command cannot be split into words: ${text}`, {
      hint: "close every quotation mark, or write the command as a list",
      cause: error
    });
  }
}
function assertProgram(command, cwd, path) {
  if (isFolder(cwd)) {
    const [program] = command.argv;
    const places = /[/\\]/.test(program) ? [isAbsolute(program) ? program : resolve(cwd, program)] : (path ?? "").split(delimiter).map((folder) => join(folder, program));
    if (places.some(isExecutable)) return;
    throw new ReplayKitError(
      "runner_failed",
      `the runner's program "${program}" was not found (command: ${command.shown})`,
      {
        hint: "check the command in replaykit.yaml or --runner-cmd; a shell's own words need --shell"
      }
    );
  }
  throw new ReplayKitError("runner_failed", `the runner's folder ${cwd} does not exist`, {
    hint: "correct the runner's cwd in replaykit.yaml"
  });
}
function isFolder(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

export {
  quote,
  commandOf,
  withInput,
  assertProgram
};
