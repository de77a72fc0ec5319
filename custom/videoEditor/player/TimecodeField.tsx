import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { flushSync } from 'react-dom'
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { rateTag } from '#contract/rules/time/frameRate.ts'
import { readTimecode } from '#contract/rules/time/readTimecode.ts'
import { stepTimecode, unitAtCaret } from '#contract/rules/time/stepTimecode.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { useVideo } from '../VideoContext.ts'

/** Typing on the page begins here: other parts hand over the first sign. */
const TYPED = 'marquee-timecode'

/** Puts the cursor into the field, with what was typed elsewhere in it. */
export function typeTimecode(text: string): void {
  window.dispatchEvent(new CustomEvent(TYPED, { detail: text }))
}

/**
 * The frame that is shown, as a timecode that can be typed: '1:23', '+15', '-10f'; Enter goes there, Escape drops it,
 * arrows step the digits under the cursor. Until the browser has reported the frame the number is provisional.
 */
export function TimecodeField() {
  const translate = useTranslate()
  const { video, playhead, player, code } = useVideo()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const { frame, isShown } = useSyncExternalStore(playhead.subscribe, playhead.view)
  const read = typed === undefined || typed.trim() === '' ? undefined : readTimecode(typed, video.rate, frame)
  const problem = read && problemOf(read, video.length)
  useEffect(() => {
    const take = (event: Event) => {
      const text = (event as CustomEvent<string>).detail
      input.current?.focus()
      if (text === '') input.current?.select()
      // At once: the next key comes before a busy browser would draw.
      else flushSync(() => setTyped(text))
    }
    window.addEventListener(TYPED, take)
    return () => window.removeEventListener(TYPED, take)
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    const wanted = readTimecode(event.currentTarget.value, video.rate, frame)
    if (event.key === 'Enter' && 'frame' in wanted && wanted.frame < video.length) {
      player.current?.seek(wanted.frame)
      setTyped(undefined)
      event.currentTarget.blur()
    } else if (event.key === 'Escape') {
      setTyped(undefined)
      event.currentTarget.blur()
    } else if (by !== 0 && typed === undefined) {
      event.preventDefault()
      const caret = event.currentTarget.selectionStart ?? 0
      player.current?.seek(stepTimecode(frame, unitAtCaret(event.currentTarget.value, caret), by, video.rate))
      requestAnimationFrame(() => input.current?.setSelectionRange(caret, caret))
    }
  }
  return (
    <Field data-wrong={problem !== undefined || undefined}>
      <input
        ref={input}
        value={typed ?? code(frame)}
        aria-label={translate('video.timecode.label')}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby="video-timecode-state"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setTyped(undefined)}
        onKeyDown={onKeyDown}
      />
      <span id="video-timecode-state" className="state" data-shown={(isShown && !problem) || undefined}>
        {problem ? (
          translate(`video.timecode.${problem}`, {
            next: read && 'next' in read ? code(read.next) : '',
            rate: rateTag(video.rate),
          })
        ) : (
          <>
            <Icon name={isShown ? 'check' : 'ring'} size="small" />
            {translate(isShown ? 'player.frameShown' : 'player.provisional')}
          </>
        )}
      </span>
    </Field>
  )
}

function problemOf(read: ReturnType<typeof readTimecode>, length: number): string | undefined {
  if ('problem' in read) return read.problem
  return read.frame >= length ? 'beyond' : undefined
}

const Field = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 36,
  paddingInline: 10,
  borderRadius: 4,
  background: 'var(--mui-palette-surface-well)',
  boxShadow: 'inset 0 0 0 1px var(--mui-palette-line-edge), inset 0 -1px 0 var(--mui-palette-line-outline)',
  '&[data-wrong]': { boxShadow: 'inset 0 0 0 1px var(--mui-palette-status-error-on)' },
  '&:focus-within': focusRing('inside'),
  '& > input': {
    inlineSize: 112,
    border: 0,
    outline: 'none',
    background: 'none',
    font: 'inherit',
    fontSize: 16,
    fontWeight: 'var(--marquee-weight-700)',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--mui-palette-text-primary)',
  },
  '& > .state': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    fontSize: 11,
    color: 'var(--mui-palette-text-secondary)',
    maxInlineSize: 220,
  },
  '& > .state[data-shown]': { color: 'var(--mui-palette-success-main)' },
  '&[data-wrong] > .state': { color: 'var(--mui-palette-status-error-on)' },
})
