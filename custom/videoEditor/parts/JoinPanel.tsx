import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { framesPerSecond } from '#contract/rules/time/frameRate.ts'
import { isWhole } from '#contract/rules/video/editList.ts'
import { playedParts } from '#contract/rules/video/editMap.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useKeyWords } from '../useKeyWords.ts'
import { useSegmentName } from '../useSegmentName.ts'
import { useVideo } from '../VideoContext.ts'
import { CutAccuracy } from './CutAccuracy.tsx'

/** Played before a join, in seconds. */
const BEFORE_S = 2

/** One place where two parts meet: which frames, what lies between, what the cut does there; how to begin before that. */
export function JoinPanel() {
  const translate = useTranslate()
  const { list, view, player, code, video } = useVideo()
  const nameOf = useSegmentName()
  const keyWords = useKeyWords()
  const [chosen, setChosen] = useState(0)
  const parts = playedParts(list)
  const joins = parts.length - 1
  const at = Math.min(chosen, joins - 1)
  const [before, after] = [parts[at], parts[at + 1]]
  const go = (frame: number) => {
    view.setPreview(undefined)
    player.current?.seek(frame)
  }
  const nameIn = (id: string) => {
    const nth = list.segs.findIndex((seg) => seg.id === id)
    return nameOf(list.segs[nth] ?? { label: '' }, nth)
  }
  if (!before || !after)
    return (
      <Aside aria-label={translate('video.joins.label')}>
        <h2>{translate(isWhole(list) ? 'video.start.title' : 'video.joins.none')}</h2>
        <p>
          {translate(isWhole(list) ? 'video.start.text' : 'video.joins.noneText', {
            in: keyWords('markIn'),
            out: keyWords('markOut'),
            add: keyWords('add'),
            split: keyWords('split'),
          })}
        </p>
        <CutAccuracy part={parts[0]?.seg.id} />
      </Aside>
    )
  const between = after.seg.in - before.seg.out
  return (
    <Aside aria-label={translate('video.joins.label')}>
      <header>
        <h2>{translate('video.joins.title', { n: at + 1, all: joins })}</h2>
        <Step icon="chevronUp" word="before" isOff={at === 0} onPress={() => setChosen(at - 1)} />
        <Step icon="chevronDown" word="next" isOff={at >= joins - 1} onPress={() => setChosen(at + 1)} />
      </header>
      <div className="ends">
        <Button size="small" variant="outlined" onClick={() => go(before.seg.out - 1)}>
          {code(before.seg.out - 1)}
        </Button>
        <span>{translate('video.joins.last', { name: nameIn(before.seg.id) })}</span>
        <Button size="small" variant="outlined" onClick={() => go(after.seg.in)}>
          {code(after.seg.in)}
        </Button>
        <span>{translate('video.joins.first', { name: nameIn(after.seg.id) })}</span>
      </div>
      {between > 0 && (
        <p className="between">
          <span>{translate('video.joins.between')}</span>
          <b>{code(between)}</b>
        </p>
      )}
      <CutAccuracy part={after.seg.id} />
      <Button
        size="small"
        startIcon={<Icon name="play" size="small" />}
        onClick={() => {
          const from = Math.max(before.seg.in, before.seg.out - BEFORE_S * framesPerSecond(video.rate))
          view.setPreview({ parts, start: at, from })
        }}
      >
        {translate('video.joins.play')}
      </Button>
    </Aside>
  )
}

type StepProps = { icon: 'chevronUp' | 'chevronDown'; word: string; isOff: boolean; onPress: () => void }

function Step({ icon, word, isOff, onPress }: StepProps) {
  const label = useTranslate()(`video.joins.${word}`)
  return (
    <IconButton size="small" disabled={isOff} aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} />
    </IconButton>
  )
}

const Aside = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 10,
  minBlockSize: 0,
  overflow: 'auto',
  ...theme.typography.meta,
  '& h2': { ...theme.typography.subtitle2, margin: 0 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& header': { display: 'flex', alignItems: 'center' },
  '& header > h2': { flex: 1 },
  '& .ends': { display: 'grid', gridTemplateColumns: 'auto minmax(0,1fr)', gap: '4px 8px', alignItems: 'center' },
  '& .ends > button': { fontVariantNumeric: 'tabular-nums' },
  '& .between': { display: 'flex', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' },
  '& > button': { alignSelf: 'start' },
}))
