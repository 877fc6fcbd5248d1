/** `make`, worked out once for each list: the list must not change afterwards. */
export function oncePer<List extends object, Made>(make: (list: List) => Made): (list: List) => Made {
  const made = new WeakMap<List, Made>();
  return (list) => {
    const known = made.get(list);
    if (known !== undefined || made.has(list)) return known as Made;
    const value = make(list);
    made.set(list, value);
    return value;
  };
}
