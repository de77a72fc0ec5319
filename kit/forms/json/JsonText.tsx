import { styled } from '@mui/material/styles'
import { useImperativeHandle, useRef, useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { size } from '#kit/parts/theme/tokens.ts'

const LINE_PX = 20
const PAD_PX = 6
const MAX_ROWS = 28

const Sheet = styled('div')(({ theme: { vars, shape, typography } }) => ({
  ...typography.body2,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  minHeight: size.control,
  borderRadius: shape.borderRadius,
  overflow: 'hidden',
  fontFamily: 'ui-monospace, monospace',
  fontSize: 13,
  lineHeight: `${LINE_PX}px`,
  backgroundColor: vars.palette.surface.well,
  boxShadow: `inset 0 0 0 1px ${vars.palette.line.edge}, inset 0 -1px 0 ${vars.palette.line.outline}`,
  '&:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.palette.accent.main}` },
  '&[data-invalid]': { boxShadow: `inset 0 0 0 1px ${vars.palette.status.error.solid}` },
  '&[data-invalid]:focus-within': { boxShadow: `inset 0 0 0 2px ${vars.palette.status.error.solid}` },
  '& .j-gutter': {
    position: 'relative',
    overflow: 'hidden',
    paddingInline: 8,
    textAlign: 'end',
    whiteSpace: 'pre',
    fontVariantNumeric: 'tabular-nums',
    color: vars.palette.text.tertiary,
    borderInlineEnd: `1px solid ${vars.palette.line.hair}`,
    userSelect: 'none',
  },
  '& .j-gutter > span': { display: 'block', position: 'relative' },
  '& .j-gutter [data-tone=error]': { color: vars.palette.status.error.on, fontWeight: 700 },
  '& .j-text': {
    font: 'inherit',
    display: 'block',
    width: '100%',
    margin: 0,
    padding: `${PAD_PX}px 10px`,
    border: 0,
    outline: 'none',
    resize: 'vertical',
    whiteSpace: 'pre',
    overflow: 'auto',
    tabSize: 2,
    color: vars.palette.text.primary,
    background: 'none',
  },
  '& .j-text:disabled': { color: vars.palette.text.secondary },
}))

export type JsonTextHandle = { goTo(at: number): void }

type JsonTextProps = {
  text: string
  onText: (text: string) => void
  onBlur?: () => void
  /** The line that is marked as wrong, from 1. */
  wrongLine?: number
  id?: string
  label?: string
  describedBy?: string
  invalid?: boolean
  disabled?: boolean
  readOnly?: boolean
  minRows?: number
  handle?: Ref<JsonTextHandle>
}

function lineCount(text: string): number {
  let count = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** A new line begins where the one above it does, and deeper after an opening bracket. Tab stays free to move on. */
function onEnter(event: KeyboardEvent<HTMLTextAreaElement>, onText: (text: string) => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey) return
  const area = event.currentTarget
  const before = area.value.slice(0, area.selectionStart)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const indent = `${/^[ \t]*/.exec(line)?.[0] ?? ''}${/[[{]\s*$/.test(line) ? '  ' : ''}`
  if (indent === '') return
  event.preventDefault()
  // Typing through the browser keeps its own undo; where it cannot, the text is put in.
  if (document.execCommand?.('insertText', false, `\n${indent}`)) return
  area.setRangeText(`\n${indent}`, area.selectionStart, area.selectionEnd, 'end')
  onText(area.value)
}

type GutterProps = { count: number; rows: number; scrolled: number; wrongLine: number | undefined }

/** Only the numbers in sight are drawn: a text may have 100,000 lines. */
function Gutter({ count, rows, scrolled, wrongLine }: GutterProps) {
  const first = Math.max(0, Math.floor((scrolled - PAD_PX) / LINE_PX) - 1)
  const shown = Math.max(0, Math.min(rows + 3, count - first))
  return (
    <div className="j-gutter" aria-hidden="true">
      <span style={{ visibility: 'hidden', blockSize: 0 }}>{count}</span>
      <span style={{ insetBlockStart: PAD_PX + first * LINE_PX - scrolled, blockSize: 0 }}>
        {Array.from({ length: shown }, (_, index) => first + index + 1).map((line) => (
          <span key={line} data-tone={line === wrongLine ? 'error' : undefined} style={{ display: 'block' }}>
            {line}
          </span>
        ))}
      </span>
    </div>
  )
}

/** Code in a plain text area with line numbers: no editor library, nothing evaluated, no worker. */
export function JsonText({ text, onText, wrongLine, minRows = 3, handle, ...field }: JsonTextProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [scrolled, setScrolled] = useState(0)
  const count = lineCount(text)
  const rows = Math.min(Math.max(count, minRows), MAX_ROWS)
  useImperativeHandle(handle, () => ({
    goTo(at) {
      const target = area.current
      if (!target) return
      target.focus()
      target.setSelectionRange(at, at)
      target.scrollTop = (lineCount(text.slice(0, at)) - 1) * LINE_PX - target.clientHeight / 2
    },
  }))
  return (
    <Sheet data-invalid={field.invalid || undefined}>
      <Gutter count={count} rows={rows} scrolled={scrolled} wrongLine={wrongLine} />
      <textarea
        ref={area}
        className="j-text"
        id={field.id}
        aria-label={field.label}
        aria-describedby={field.describedBy}
        aria-invalid={field.invalid || undefined}
        disabled={field.disabled}
        readOnly={field.readOnly}
        value={text}
        rows={rows}
        wrap="off"
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ target }) => onText(target.value)}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop)}
        onKeyDown={field.readOnly ? undefined : (event) => onEnter(event, onText)}
        onBlur={field.onBlur}
      />
    </Sheet>
  )
}
