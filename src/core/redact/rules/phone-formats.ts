/** A country's notation of phone numbers. */
export interface PhoneFormat {
  country: string;
  pattern: RegExp;
  /** True if other numbers look the same. The text before must then mention a phone. */
  announced: boolean;
  example: string;
}

function format(country: string, example: string, pattern: string, announced = false): PhoneFormat {
  return {
    country,
    example,
    announced,
    pattern: new RegExp(`(?:${pattern.replaceAll("_", "[ \\u00a0\\u202f.-]")})(?![\\w-]|[.:,/]\\d)`, "y"),
  };
}

/** International numbers, and the national formats that are met most. `_` is a space, dot or dash. */
export const phoneFormats: readonly PhoneFormat[] = [
  format("international", "+49 151 2345678", "\\+[1-9](?:[ ().\\u00a0\\u202f/-]{0,2}\\d){7,14}"),
  format(
    "United States, Canada",
    "(415) 555-2671",
    "(?:\\+?1_?)?(?:\\([2-9]\\d\\d\\) ?|[2-9]\\d\\d_)[2-9]\\d\\d_\\d{4}",
  ),
  format(
    "United Kingdom",
    "07911 123456",
    "0(?:7\\d{3}_\\d{6}|7\\d{3}_\\d{3}_\\d{3}|2\\d_\\d{4}_\\d{4}|1\\d{2}_\\d{3}_\\d{4}|1\\d{3}_\\d{6})|\\(0\\d{2,4}\\)_\\d{3,4}_?\\d{3,4}",
  ),
  format(
    "Germany",
    "0151 23456789",
    "0(?:1[5-7]\\d_?/?_?\\d{7,8}|[2-9]\\d{1,4}[ /-]{1,3}\\d{5,8})|\\(0\\d{2,5}\\)_\\d{4,8}",
    true,
  ),
  format("France", "06 12 34 56 78", "0[1-9](?:([ .\\u00a0\\u202f-])\\d\\d)(?:\\1\\d\\d){3}"),
  format("Italy", "347 123 4567", "3\\d{2}_\\d{3}_?\\d{4}|3\\d{2}_\\d{6,7}|0\\d{1,3}_\\d{6,8}", true),
  format("Spain", "612 34 56 78", "[679]\\d{2}_\\d{2}_\\d{2}_\\d{2}|[679]\\d{2}_\\d{3}_\\d{3}", true),
  format("Brazil", "(11) 91234-5678", "\\(\\d{2}\\) ?9?\\d{4}_\\d{4}|\\d{2} 9\\d{4}-\\d{4}"),
  format("India", "98765 43210", "[6-9]\\d{4}_\\d{5}|0?[6-9]\\d{9}", true),
  format("China", "138 1234 5678", "1[3-9]\\d_\\d{4}_\\d{4}|1[3-9]\\d{9}|0\\d{2,3}-\\d{7,8}", true),
  format("Japan", "090-1234-5678", "0[5789]0-\\d{4}-\\d{4}|0\\d-\\d{4}-\\d{4}|0\\d{2}-\\d{3}-\\d{4}"),
  format("South Korea", "010-1234-5678", "01[016-9]-\\d{3,4}-\\d{4}|02-\\d{3,4}-\\d{4}"),
  format("Russia", "8 (912) 345-67-89", "8_?\\(?9\\d{2}\\)?_?\\d{3}_\\d{2}_\\d{2}"),
  format("Mexico", "55 1234 5678", "(?:55|33|81)_\\d{4}_\\d{4}|[2-9]\\d{2}_\\d{3}_\\d{4}", true),
  format("Australia", "0412 345 678", "04\\d{2}_\\d{3}_\\d{3}|\\(0[2378]\\)_\\d{4}_\\d{4}|0[2378] \\d{4} \\d{4}"),
  format("Netherlands", "06-12345678", "06[ -]\\d{8}|06(?: \\d\\d){4}|0\\d{2}-\\d{7}"),
  format("Poland", "512 345 678", "[5-8]\\d{2}_\\d{3}_\\d{3}", true),
  format("Turkey", "0532 123 45 67", "05\\d{2}_\\d{3}_\\d{2}_\\d{2}"),
  format("any, written without a space", "0612345678", "0\\d{8,10}|[2-9]\\d{8,9}", true),
];
