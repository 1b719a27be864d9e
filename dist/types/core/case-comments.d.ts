/** What each key of case.yaml says, as the comment beside it. */
export declare const caseComments: Record<string, string>;
/** Keys that a case can do without, each with an example. */
export declare const optionalKeys: {
    key: string;
    example: string;
}[];
