export function answer(question: string, call: (tool: string, args: Record<string, string>) => unknown): string;
