/** The tag of a case that was made of a good run. */
export const controlTag = "control";
