/** The first item for each key, in the order seen. */
export const onePer = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] =>
  [...Map.groupBy(items, keyOf).values()].map(([first]) => first!)
