// In pages of the development server: updates the builds of the page, and shows the problems of builds, types and lint.
(() => {
  /** Hash of the newest build, by its name. */
  const newest = {};
  let panel;

  const update = async (name) => {
    const part = globalThis.__kakshaParts?.[name];
    // Not loaded yet, or busy: the end of the running update looks again.
    const isDue = part?.hot.status() === 'idle' && part.hash() !== newest[name];
    if (!isDue) return;
    try {
      const updated = await part.hot.check(true);
      if (!updated) location.reload();
      else await update(name);
    } catch (error) {
      console.warn(error);
      location.reload();
    }
  };

  const show = (problems) => {
    panel?.remove();
    panel = undefined;
    if (problems.length === 0) return;
    panel = document.createElement('section');
    panel.setAttribute('aria-label', 'Problems of the sources');
    panel.setAttribute('role', 'status');
    panel.id = 'kaksha-problems';
    panel.style.cssText =
      'position:fixed;inset:auto 12px 12px auto;margin:0;width:min(720px,calc(100vw - 24px));max-height:45vh;overflow:auto;' +
      'box-sizing:border-box;padding:12px 16px;border:2px solid #c62828;border-radius:8px;background:#1d1b1b;color:#fff;' +
      'font:13px/1.5 ui-monospace,monospace';
    const hide = document.createElement('button');
    hide.textContent = 'Hide';
    hide.style.cssText =
      'float:right;padding:2px 10px;border:1px solid #fff;border-radius:6px;background:none;color:#fff';
    hide.onclick = () => panel.remove();
    const text = document.createElement('pre');
    text.textContent = problems.map(({ source, text }) => `${source}\n${text}`).join('\n\n');
    text.style.cssText = 'margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;color:inherit';
    panel.append(hide, text);
    // In the top layer, above open dialogs.
    panel.popover = 'manual';
    document.body.append(panel);
    panel.showPopover();
  };

  const follow = () => {
    const changes = new EventSource('/__dev/changes');
    changes.onmessage = ({ data }) => {
      const { kind, builds, problems } = JSON.parse(data);
      if (kind === 'reload') location.reload();
      if (problems) show(problems);
      Object.assign(newest, builds);
      for (const name of Object.keys(builds ?? {})) void update(name);
    };
    changes.onerror = () => {
      changes.close();
      setTimeout(follow, 1000);
    };
  };
  follow();
})();
