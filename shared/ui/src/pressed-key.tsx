interface Pressed {
  key: string;
  keyCode: number;
  isComposing?: boolean;
}

/**
 * The key of a keyboard event; '' while an input method composes a word, because Enter, Escape and arrows then choose
 * among its suggestions. All handlers of keys read the key here; a test checks it.
 */
export function pressedKey(event: Pressed | { nativeEvent: Pressed }): string {
  const { isComposing, key, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  // Safari ends the composition before it sends the Enter that ended it, with key code 229.
  return isComposing || keyCode === 229 ? '' : key;
}
