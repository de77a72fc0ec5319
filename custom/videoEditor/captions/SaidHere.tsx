import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useSyncExternalStore } from 'react'
import { useVideo } from '../VideoContext.ts'
import { captionAt } from './useCaptions.ts'

/** Lines before and behind what is said at the frame that is shown. */
const AROUND = 3

/** What is said around the frame that is shown; a line goes there and marks how long it is said. */
export function SaidHere() {
  const translate = useTranslate()
  const { captions, playhead, player, view, code } = useVideo()
  const { shown, lang } = captions
  const at = useSyncExternalStore(playhead.subscribe, () => captionAt(shown, playhead.view().frame))
  if (shown.length === 0) return null
  const from = Math.max(0, Math.min(at - AROUND, shown.length - 1 - 2 * AROUND))
  return (
    <section aria-label={translate('video.captions.said')}>
      <h3>{translate('video.captions.said')}</h3>
      <Lines>
        {shown.slice(from, from + 2 * AROUND + 1).map((one, nth) => (
          <li key={`${one.in} ${one.text}`}>
            <button
              type="button"
              aria-current={from + nth === at ? 'true' : undefined}
              onClick={() => {
                view.setPreview(undefined)
                view.setMarks({ in: one.in, out: one.out })
                player.current?.seek(one.in)
              }}
            >
              <span className="code">{code(one.in)}</span>
              <span lang={lang} dir="auto">
                {one.text}
              </span>
            </button>
          </li>
        ))}
      </Lines>
    </section>
  )
}

const Lines = styled('ol')(({ theme: { typography, vars } }) => ({
  listStyle: 'none',
  margin: 0,
  padding: '0 8px 8px',
  '& button': {
    all: 'unset',
    ...typography.meta,
    boxSizing: 'border-box',
    display: 'flex',
    gap: 12,
    inlineSize: '100%',
    padding: '5px 8px',
    borderRadius: 4,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&:hover': { backgroundColor: vars.palette.surface.hover },
    '&[aria-current]': { backgroundColor: vars.palette.surface.selected },
    '&:focus-visible': { outline: `2px solid ${vars.palette.accent.main}`, outlineOffset: -2 },
  },
  '& .code': { flex: 'none', color: vars.palette.text.secondary },
}))
