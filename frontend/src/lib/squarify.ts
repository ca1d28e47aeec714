export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far the worst of these areas, laid along a side of this length, is from a square. */
function worstRatio(areas: number[], side: number): number {
  const sum = areas.reduce((total, area) => total + area, 0);
  const [most, least] = [Math.max(...areas), Math.min(...areas)];
  return Math.max((side ** 2 * most) / sum ** 2, sum ** 2 / (side ** 2 * least));
}

/** Lays areas along the shorter side of a place; answers where they are and what is left of the place. */
function layRow(areas: number[], place: Rect): { laid: Rect[]; rest: Rect } {
  const sum = areas.reduce((total, area) => total + area, 0);
  const standing = place.width >= place.height;
  const depth = sum / (standing ? place.height : place.width);
  let at = standing ? place.y : place.x;
  const laid = areas.map((area) => {
    const length = area / depth;
    const rect = standing ? { x: place.x, y: at, width: depth, height: length } : { x: at, y: place.y, width: length, height: depth };
    at += length;
    return rect;
  });
  const rest = standing
    ? { ...place, x: place.x + depth, width: place.width - depth }
    : { ...place, y: place.y + depth, height: place.height - depth };
  return { laid, rest };
}

/**
 * Divides a place among values, each as large as its share and as square as can be: the squarified treemap of Bruls,
 * Huizing and van Wijk (2000).
 *
 * @param values above zero, the largest first
 */
export function squarify(values: number[], place: Rect): Rect[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  const areas = values.map((value) => (value / total) * place.width * place.height);
  const found: Rect[] = [];
  let rest = place;
  let row: number[] = [];
  const finishRow = () => {
    const { laid, rest: left } = layRow(row, rest);
    found.push(...laid);
    rest = left;
    row = [];
  };
  for (const area of areas) {
    const side = Math.min(rest.width, rest.height);
    if (row.length > 0 && worstRatio([...row, area], side) > worstRatio(row, side)) {
      finishRow();
    }
    row.push(area);
  }
  if (row.length > 0) {
    finishRow();
  }
  return found;
}
