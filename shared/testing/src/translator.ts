/**
 * Acts as the page translator of a browser from now on: replaces each text by `<font><font>text</font></font>`, also
 * texts that change later. The words stay the same. Runs in a page by itself, so it uses nothing of this module.
 * @returns ends the translation of further changes
 */
export function startTranslator(): () => void {
  const untranslated =
    'title, font, script, style, noscript, textarea, [contenteditable]:not([contenteditable="false"]), [translate="no"], .notranslate';
  const font = () => {
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    return element;
  };
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (!(parent instanceof HTMLElement) || !text.data.trim() || parent.closest(untranslated)) return;
    const outer = font();
    outer.appendChild(font()).textContent = text.data;
    text.replaceWith(outer);
  };
  const translateAll = (node: Node) => {
    if (node instanceof Text) return translate(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  const observer = new MutationObserver((changes) => {
    document.documentElement.classList.add('translated-ltr');
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) translate(target);
      addedNodes.forEach(translateAll);
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  if (document.documentElement) translateAll(document.documentElement);
  return () => observer.disconnect();
}
