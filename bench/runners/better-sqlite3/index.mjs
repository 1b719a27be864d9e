// The part of better-sqlite3 that LangGraph.js's checkpointer uses, on node:sqlite: the same SQL and file format, and the SQLite library
// that our store uses. The real package is a native module, which `npm ci` would download or compile. Like better-sqlite3, this one uses
// NORMAL synchronous writes in WAL mode.
import { DatabaseSync } from "node:sqlite";

// oxlint-disable-next-line import/no-default-export -- the package that it stands for has one
export default class Database {
  constructor(path) {
    this.db = new DatabaseSync(path);
    this.db.exec("PRAGMA synchronous=NORMAL");
  }

  pragma(text) {
    this.db.exec(`PRAGMA ${text}`);
  }

  exec(sql) {
    this.db.exec(sql);
  }

  prepare(sql) {
    const statement = this.db.prepare(sql);
    const bound = (values) => values.map((value) => value ?? null);
    return {
      run: (...values) => statement.run(...bound(values)),
      get: (...values) => statement.get(...bound(values)),
      all: (...values) => statement.all(...bound(values)),
    };
  }

  transaction(work) {
    return (...args) => {
      this.db.exec("BEGIN");
      try {
        const result = work(...args);
        this.db.exec("COMMIT");
        return result;
      } catch (error) {
        this.db.exec("ROLLBACK");
        throw error;
      }
    };
  }

  close() {
    this.db.close();
  }
}
