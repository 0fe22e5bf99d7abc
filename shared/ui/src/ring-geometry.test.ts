import { ringPath, ringPoint } from './ring-geometry';

const box = { width: 60, height: 68, radius: 13 };
const close = (point: { x: number; y: number }) => ({
  x: Math.round(point.x * 100) / 100,
  y: Math.round(point.y * 100) / 100,
});

describe('the countdown ring of a date tile', () => {
  it('starts and ends at the top centre', () => {
    expect(ringPath(box)).toMatch(/^M30 1H/);
    expect(close(ringPoint(box, 0))).toEqual({ x: 30, y: 1 });
    expect(close(ringPoint(box, 1))).toEqual({ x: 30, y: 1 });
  });

  it('runs clockwise: right at a quarter, bottom at a half, left at three quarters', () => {
    expect(ringPoint(box, 0.25).x).toBeCloseTo(59);
    expect(close(ringPoint(box, 0.5))).toEqual({ x: 30, y: 67 });
    expect(ringPoint(box, 0.75).x).toBeCloseTo(1);
  });

  it('stays on the line', () => {
    for (let share = 0; share <= 1; share += 0.01) {
      const { x, y } = ringPoint(box, share);
      const [dx, dy] = [Math.max(13 - x, x - 47, 0), Math.max(13 - y, y - 55, 0)];
      const onCorner = dx > 0 && dy > 0;
      const offset = onCorner ? Math.hypot(dx, dy) - 12 : Math.min(x - 1, 59 - x, y - 1, 67 - y);
      expect(Math.abs(offset)).toBeLessThan(1e-6);
    }
  });
});
