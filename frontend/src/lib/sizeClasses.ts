/** Files of about one size: from the least to the greatest, which is just under twice the least. */
export interface SizeClass {
  fromBytes: number;
  toBytes: number;
  files: number;
}

/** Class 0 holds empty files, class n those from 2^(n-1). */
const numberOf = (bytes: number) => (bytes < 1 ? 0 : Math.floor(Math.log2(bytes)) + 1);

/** The same classes, with empty ones added as far as the one that a size belongs to. */
export function reaching(bytes: number, classes: SizeClass[]): SizeClass[] {
  const numbers = classes.map((each) => numberOf(each.fromBytes));
  const first = Math.min(numberOf(bytes), ...numbers);
  const last = Math.max(numberOf(bytes), ...numbers);
  return Array.from({ length: last - first + 1 }, (_each, index) => {
    const number = first + index;
    return (
      classes[numbers.indexOf(number)] ?? {
        fromBytes: number === 0 ? 0 : 2 ** (number - 1),
        toBytes: 2 ** number - 1,
        files: 0,
      }
    );
  });
}

/** Where a size stands along the classes, each as wide as the others: 0 at the start of the first, 1 at the end of the last. */
export function placeOf(bytes: number, classes: SizeClass[]): number {
  const first = numberOf(classes[0]?.fromBytes ?? 0);
  return ((bytes < 1 ? 0 : Math.log2(bytes) + 1) - first) / Math.max(1, classes.length);
}
