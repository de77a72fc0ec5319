import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { msOfFrames } from '#contract/rules/time/timecode.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { useTimelineShown } from '#kit/parts/timeline/state/useTimeline.ts'
import { Segments } from '#kit/parts/timeline/ZoomControls.tsx'
import type { KeyAction } from '../model/keymap.ts'
import { useActs } from '../useActs.ts'
import { useKeyWords } from '../useKeyWords.ts'
import { useVideo } from '../VideoContext.ts'

const TOOLS: readonly (readonly [KeyAction, IconName])[] = [
  ['add', 'plus'],
  ['split', 'scissors'],
  ['addBreak', 'megaphone'],
  ['trimIn', 'cutOn'],
  ['trimOut', 'cutBack'],
]

/** What is done at the playhead, what edges do, and how close one looks. */
export function TimelineTools() {
  const translate = useTranslate()
  const format = useFormat()
  const { view, timeline, video, code } = useVideo()
  const { span } = useTimelineShown(timeline)
  const act = useActs()
  const keyWords = useKeyWords()
  const { marks } = view
  const titled = (action: KeyAction) => `${translate(`video.keys.${action}`)} (${keyWords(action)})`
  const range = marks.in !== undefined && marks.out !== undefined ? code(marks.out - marks.in) : undefined
  const toggle = (action: 'ripple' | 'snap', icon: IconName, isOn: boolean) => (
    <Button
      size="small"
      variant="ghost"
      aria-pressed={isOn}
      title={titled(action)}
      startIcon={<Icon name={icon} size="small" />}
      onClick={() => act(action)}
    >
      {translate(`video.tools.${action}`)}
    </Button>
  )
  return (
    <Row role="toolbar" aria-label={translate('video.tools.label')}>
      {TOOLS.map(([action, icon]) => (
        <Button
          key={action}
          size="small"
          variant="ghost"
          disabled={action === 'add' && range === undefined}
          title={titled(action)}
          startIcon={<Icon name={icon} size="small" />}
          onClick={() => act(action)}
        >
          {translate(`video.tools.${action}`)}
        </Button>
      ))}
      {toggle('ripple', 'merge', view.isRippling)}
      {toggle('snap', 'magnet', view.isSnapping)}
      <span className="end">
        {range !== undefined && <span className="range">{translate('video.tools.range', { length: range })}</span>}
        <Segments role="group">
          <button
            type="button"
            aria-label={translate('timeline.zoomOut')}
            title={titled('zoomOut')}
            onClick={() => act('zoomOut')}
          >
            <Icon name="minus" size="small" />
          </button>
          <output aria-label={translate('timeline.inView', { length: format.duration(msOfFrames(span, video.rate)) })}>
            {format.duration(msOfFrames(span, video.rate))}
          </output>
          <button
            type="button"
            aria-label={translate('timeline.zoomIn')}
            title={titled('zoomIn')}
            onClick={() => act('zoomIn')}
          >
            <Icon name="plus" size="small" />
          </button>
        </Segments>
        <Button size="small" variant="ghost" title={titled('fit')} onClick={() => act('fit')}>
          {translate('video.tools.fit')}
        </Button>
      </span>
    </Row>
  )
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  minBlockSize: 36,
  '& button': { whiteSpace: 'nowrap' },
  '& > button, & > .end > button': { '@media (max-width: 1500px)': { paddingInline: 6 } },
  // What no longer fits goes to the next row together, at the same end.
  '& > .end': { display: 'flex', alignItems: 'center', gap: 2, marginInlineStart: 'auto' },
  '& .range': { fontSize: 12, fontVariantNumeric: 'tabular-nums', marginInlineEnd: 8 },
  '& [aria-pressed=true]': { backgroundColor: 'var(--mui-palette-surface-pressed)' },
})
