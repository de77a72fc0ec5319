import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { Block, TextButton } from './panelParts.ts'
import { WarningLine } from './WarningLine.tsx'
import { headOf, lookOf, sentenceOf, sharedReason } from './warningWords.ts'
import type { WarningGroup } from './warningGroups.ts'

/** More rows than these come when they are asked for. */
const SHOWN = 8

/** A sentence and its heading that differ by their full stop alone. */
function saysSame(sentence: string, head: string): boolean {
  return sentence.replace(/[.。]$/u, '') === head
}

/** Warnings of one code: what it says, how many there are, and each with its place and repair. */
export function WarningBlock({ group: { code, rows } }: { group: WarningGroup }) {
  const words = useScheduleWords()
  const { translate, format } = words
  const { readOnly, openDialog } = useSchedule()
  const [isWhole, setWhole] = useState(false)
  const heading = useId()
  const head = translate(headOf(code))
  const { icon, tone, badge } = lookOf(code)
  const sentence = sentenceOf(code)
  const own = sentence && translate(sentence)
  const common = sharedReason(rows, words)
  const gaps = rows.flatMap(({ gap }) => gap ?? [])
  const length = format.duration(gaps.reduce((sum, { from, to }) => sum + to - from, 0))
  return (
    <Block aria-labelledby={heading} data-code={code}>
      <h3 id={heading} data-tone={tone}>
        <Icon name={icon} />
        <span className="words">{head}</span>
        <CountBadge count={rows.length} tone={badge} />
      </h3>
      {own && !saysSame(own, head) && <p>{own}</p>}
      {common && <p>{common}</p>}
      <ul>
        {(isWhole ? rows : rows.slice(0, SHOWN)).map((row) => (
          <WarningLine key={row.key} code={code} row={row} {...(common && { told: common })} />
        ))}
      </ul>
      {rows.length > SHOWN && !isWhole && (
        <TextButton type="button" onClick={() => setWhole(true)}>
          {translate('scheduleWarnings.more', { smart_count: rows.length - SHOWN })}
        </TextButton>
      )}
      {gaps.length > 1 && !readOnly && (
        <Button size="small" variant="outlined" onClick={() => openDialog({ kind: 'fill', within: gaps })}>
          {gaps.length === 2
            ? translate('scheduleWarnings.fillBoth', { length })
            : translate('scheduleWarnings.fillAll', { count: format.number(gaps.length), length })}
        </Button>
      )}
    </Block>
  )
}
