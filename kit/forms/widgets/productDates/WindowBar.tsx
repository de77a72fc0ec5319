import { barOf } from './windowState.ts'
import type { Span, WindowState } from './windowState.ts'

type WindowBarProps = {
  from: string | undefined
  until: string | undefined
  state: WindowState['state']
  /** The fallback's dates are drawn quietly. */
  isFallback: boolean
  scale: Span
  now: number
}

/** Where a window lies between the years, with the line of today. The words beside it say the same. */
export function WindowBar({ from, until, state, isFallback, scale, now }: WindowBarProps) {
  const { at, width } = barOf(from, until, scale)
  const today = ((now - scale.start) / (scale.end - scale.start)) * 100
  return (
    <div className="f-bar" aria-hidden="true">
      <i
        data-state={state}
        data-fallback={(isFallback && state !== 'REVERSED') || undefined}
        style={{ insetInlineStart: `${at}%`, inlineSize: `${width}%` }}
      />
      <u style={{ insetInlineStart: `${today}%` }} />
    </div>
  )
}
