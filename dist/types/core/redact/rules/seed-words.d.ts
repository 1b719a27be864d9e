/** Made when the first word is looked for: most texts have nothing that is as long as a phrase. */
export declare function seedWords(): ReadonlySet<string>;
