/** A way of a command line to say a secret: the command that announces it, and the pattern from it to the secret, with which it ends. */
export interface ShellIdiom {
    command: string;
    pattern: RegExp;
}
export declare const shellIdioms: readonly ShellIdiom[];
export declare const shellCommands: readonly string[];
