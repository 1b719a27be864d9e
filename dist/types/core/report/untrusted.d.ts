/**
 * Trace text on its way out, one function per target. All of them are linear and show what they change: a control or direction
 * mark becomes a visible escape, never nothing, so that two different texts stay different.
 */
export interface UntrustedOptions {
    /** Characters after which the text is cut, with a mark. */
    max?: number | undefined;
}
/** A code span: the one inline place where GitHub reads no mention, reference, link, HTML, emoji or formula. */
export declare function untrustedMarkdown(text: string, { max }?: UntrustedOptions): string;
/**
 * Text in a sentence, a table's cell or a summary, as it reads. Character references mean no markup; what GitHub looks for in the
 * rendered text (mentions, references, commits, addresses, emoji) is broken up by a space without width; a dollar sign stands in an
 * element of its own, as GitHub documents for prices beside formulas.
 */
export declare function untrustedMarkdownText(text: string, { max }?: UntrustedOptions): string;
/** A fenced block of lines; the fence is longer than any run of backticks inside. */
export declare function untrustedMarkdownBlock(text: string, { max, language }?: UntrustedOptions & {
    language?: "text" | "diff" | "sh";
}): string;
/** Text for an HTML element or a quoted attribute. */
export declare function untrustedHtml(text: string): string;
/** One line of HTML for places inside Markdown that take no Markdown, such as a summary: GitHub links nothing inside code. */
export declare function untrustedHtmlCode(text: string, { max }?: UntrustedOptions): string;
/** Text for a terminal or a job's log: no escape sequence, no direction mark, no workflow command. */
export declare function untrustedTerminal(text: string): string;
/** Text for a page of ours: as for a file, but joiners and marks stand where their script or an emoji needs them. */
export declare function untrustedPage(text: string): string;
/** Text for a plain file, such as a log: what a terminal would act on, or hide, is shown. */
export declare function untrustedText(text: string): string;
/** A value as JSON for a file or a terminal: the same value to whoever reads it, with nothing in its text that acts or hides. */
export declare function untrustedJson(value: unknown, { indent }?: {
    indent?: number;
}): string;
/** YAML in whose text hidden characters stand in double quotes or comments only: there an escape means the same. */
export declare function untrustedYaml(text: string): string;
/** Whether a text has something in it that acts on a terminal, or hides; the ends of its lines do not count. */
export declare function hidesSomething(text: string): boolean;
/** The message of a workflow command. */
export declare function untrustedCommandData(text: string): string;
/** A property's value in a workflow command. */
export declare function untrustedCommandProperty(text: string): string;
