/** The layer of a table, with its colour. */
export function LayerMark({ layer }: { layer: string | null }) {
  if (layer === null || layer === '') {
    return null;
  }
  return (
    <span className="layer-mark">
      <i style={{ background: `var(--layer-${layer.toLowerCase()})` }} aria-hidden="true" />
      {layer}
    </span>
  );
}
