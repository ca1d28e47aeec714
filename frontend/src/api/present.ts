/** The service writes every field of an answer, null where it is not known; the generated schema calls those optional. */
export type Present<T> = T extends (infer Item)[]
  ? Present<Item>[]
  : T extends object
    ? { [Key in keyof T]-?: Present<Exclude<T[Key], undefined>> }
    : T;
