import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { keyframeCut } from '#contract/rules/video/keyframeCut.ts'
import { useCutTools } from '../useCutTools.ts'
import { useKeyframes } from '../useKeyframes.ts'
import { CUTS, type CutKind } from '../useVideoView.ts'
import { useVideo } from '../VideoContext.ts'

/** What a cut does before it is made: at the frame and made anew, or at the keyframe before and how far that is. */
export function CutAccuracy({ part }: { part: string | undefined }) {
  const translate = useTranslate()
  const { list, view, code } = useVideo()
  const { isExact, isKnown, cut, version } = useCutTools()
  const keyframes = useKeyframes()
  const { starts, longer } = keyframeCut(list, keyframes)
  const here = starts.find(({ id }) => id === part)
  const seg = list.segs.find(({ id }) => id === part)
  const text = (kind: CutKind) => {
    if (!seg || !here) return ''
    if (kind === 'exact') return translate('video.cuts.exactHere', { at: code(seg.in) })
    return here.early === 0
      ? translate('video.cuts.onKeyframe')
      : translate('video.cuts.fastHere', { smart_count: here.early, at: code(here.at) })
  }
  return (
    <Group role="radiogroup" aria-label={translate('video.cuts.label')}>
      {CUTS.map((kind) => (
        <label key={kind} data-off={(kind === 'exact' && !isExact) || undefined}>
          <input
            type="radio"
            name="video-cut"
            checked={cut === kind}
            disabled={kind === 'exact' && !isExact}
            onChange={() => view.setCut(kind)}
          />
          <span>
            <b>{translate(`video.cuts.${kind}`)}</b>
            <span>{text(kind)}</span>
            {kind === 'fast' && longer > 0 && <span>{translate('video.cuts.longer', { length: code(longer) })}</span>}
          </span>
        </label>
      ))}
      {isKnown && (
        <small>
          {isExact ? translate('video.cuts.encoder', { version: version ?? '' }) : translate('video.cuts.noEncoder')}
        </small>
      )}
    </Group>
  )
}

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  '& > label': { display: 'flex', alignItems: 'start', gap: 8, cursor: 'pointer' },
  '& > label[data-off]': { color: theme.vars.palette.text.disabled, cursor: 'default' },
  '& > label > span': { display: 'grid' },
  '& b': { fontWeight: 'var(--marquee-weight-600)' },
  '& input': { marginBlockStart: 3, accentColor: 'var(--mui-palette-accent-main)' },
  '& small': { color: theme.vars.palette.text.tertiary },
}))
