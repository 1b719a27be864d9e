/** What a name says of its value: `secret` of any, `random` of one that looks random, `pin` of four to eight digits. */
export type NameKind = "secret" | "random" | "pin" | "phone" | "version" | "plain";
/** Judges a name by its words (`X-Api-Key`, `dbPassword`, `client_secret`). Names repeat, so each is judged once. */
export declare function kindOfName(name: string): NameKind;
export declare function isSecretKey(name: string): boolean;
/** Names whose every string below is a secret, not only a direct value. */
export declare function isSecretCollection(name: string): boolean;
/** Values that say nothing: empty, a type name, a reference to a variable, already masked. */
export declare function isHarmlessValue(value: string): boolean;
