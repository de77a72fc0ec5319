import type { ReactNode } from 'react'
import type { ContainerKind } from '#contract/values/storefront.ts'

type Shape = { x: number; y: number; w: number; h: number; r?: number; isQuiet?: boolean }

const row = (count: number, y: number, w: number, h: number, r = 2): Shape[] =>
  Array.from({ length: count }, (_, nth) => ({ x: 6 + nth * (w + 4), y, w, h, r }))

const SHAPES: Readonly<Record<ContainerKind, readonly Shape[]>> = {
  banner: [
    { x: 6, y: 6, w: 108, h: 48, r: 3 },
    { x: 12, y: 36, w: 34, h: 5, isQuiet: true },
    { x: 12, y: 44, w: 22, h: 5, isQuiet: true },
  ],
  carousel: [
    { x: -14, y: 10, w: 28, h: 38, r: 2 },
    { x: 20, y: 6, w: 80, h: 46, r: 3 },
    { x: 106, y: 10, w: 28, h: 38, r: 2 },
    ...[0, 1, 2].map((nth) => ({ x: 52 + nth * 7, y: 55, w: 3, h: 3, r: 2, isQuiet: true })),
  ],
  grid: [...row(4, 6, 24, 22), ...row(4, 32, 24, 22)],
  rounded: row(4, 16, 24, 24, 12).map((one) => one),
  regular: [{ x: 6, y: 6, w: 36, h: 5, isQuiet: true }, ...row(3, 16, 34, 34)],
  Collection: [
    { x: 14, y: 6, w: 92, h: 6, r: 2, isQuiet: true },
    { x: 10, y: 12, w: 100, h: 6, r: 2, isQuiet: true },
    ...row(3, 20, 34, 34),
  ],
}

/** How a kind of container looks, as a small drawing. */
export function KindDrawing({ kind }: { kind: ContainerKind }): ReactNode {
  return (
    <svg viewBox="0 0 120 60" aria-hidden focusable={false}>
      {SHAPES[kind].map(({ x, y, w, h, r = 2, isQuiet = false }, nth) => (
        <rect key={nth} {...{ x, y, rx: r }} width={w} height={h} fill="currentColor" opacity={isQuiet ? 0.9 : 0.4} />
      ))}
    </svg>
  )
}
