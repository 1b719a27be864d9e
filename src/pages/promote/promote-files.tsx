import { safeText } from "../safe-text.ts";

/** A preview of the case, from a promotion that writes nothing. */
export interface CaseDraft {
  id: string;
  files: Record<string, string>;
  notes: string[];
}

/** The files of the case: a tree on the left, and the lines of each file, marked as new. */
export function Files({ draft: { id, files, notes } }: { draft: CaseDraft }) {
  return (
    <section>
      <h2>
        Files in <code>cases/{id}/</code>
      </h2>
      {notes.length === 0 ? null : (
        <ul>
          {notes.map((note) => (
            <li>{safeText(note)}</li>
          ))}
        </ul>
      )}
      <p>No rule finds names and postal addresses: check the texts for them.</p>
      <div class="files">
        <FileTree files={files} />
        <div>
          {Object.entries(files).map(([name, text]) => (
            <details id={anchorOf(name)} open={name === "case.yaml"}>
              <summary>
                <span class="mono">{name}</span> <span class="good small">new, +{linesOf(text).length} lines</span>
              </summary>
              <div>
                <pre class="added" tabindex={0}>
                  {safeText(text, 50_000)}
                </pre>
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

function FileTree({ files }: Pick<CaseDraft, "files">) {
  const names = Object.keys(files);
  return (
    <nav aria-label="Files of the case">
      <ul class="plain mono small">
        {names.map((name, index) => (
          <>
            {folderOf(name) === folderOf(names[index - 1] ?? "") ? null : <li class="soft">{folderOf(name)}</li>}
            <li class={folderOf(name) === "" ? "" : "inside"}>
              <a href={`#${anchorOf(name)}`}>{name.slice(folderOf(name).length)}</a>{" "}
              <span class="good">+{linesOf(files[name] ?? "").length}</span>
            </li>
          </>
        ))}
      </ul>
    </nav>
  );
}

/** The folder of a file, such as `fixtures/` of `fixtures/model.json`; empty at the top. */
function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf("/") + 1);
}

function linesOf(text: string): string[] {
  return text.replace(/\n$/, "").split("\n");
}

function anchorOf(name: string): string {
  return `file-${name.replaceAll(/\W/g, "-")}`;
}
