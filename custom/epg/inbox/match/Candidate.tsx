import { useLocale, useTranslate } from 'ra-core'
import type { EpgMatch } from '#contract/schemas/live/ingestion.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { initialsOf } from '#kit/parts/layoutParts/initialsOf.ts'
import { Meter } from '#kit/parts/layoutParts/Meter.tsx'
import { SafeImage } from '#kit/parts/layoutParts/SafeImage.tsx'

/** From here on a channel is likely the one, and from here on it may be. */
const LIKELY = 0.8
const POSSIBLE = 0.4

type CandidateProps = {
  candidate: EpgMatch['candidates'][number]
  /** Names the group of radios. */
  name: string
  isChosen: boolean
  onChoose: () => void
}

/** A channel of ours that one of the feed may be: how sure that is, and why. */
export function Candidate({ candidate, name, isChosen, onChoose }: CandidateProps) {
  const translate = useTranslate()
  const format = useFormat()
  const language = useLocale()
  const { calls } = useConsole()
  const { channel, score, reasons } = candidate
  const title = titleOf(channel, language)
  const logo = channel.ia.find((image) => image.endsWith('-Logo')) ?? channel.ia[0]
  return (
    <label className="candidate" data-chosen={isChosen || undefined}>
      <span className="head">
        <input
          type="radio"
          name={name}
          checked={isChosen}
          onChange={onChoose}
          aria-label={`${title}, ${format.percent(score)}`}
        />
        <SafeImage
          src={logo && calls.imageUrl({ id: channel.id, ratio: '16x9', width: 80 })}
          alt=""
          width={36}
          height={27}
          fallback={
            <span aria-hidden className="k-initials" style={{ fontSize: 10 }}>
              {initialsOf(title)}
            </span>
          }
        />
        <span className="words">
          <b>{title || channel.id}</b>
          {channel.cn !== undefined && <small>{translate('ingestion.match.number', { number: channel.cn })}</small>}
        </span>
        <span className="score">{format.percent(score)}</span>
      </span>
      <Meter
        share={score}
        label={translate('ingestion.match.score')}
        tone={score >= LIKELY ? 'published' : score >= POSSIBLE ? 'inProgress' : 'neutral'}
      />
      <span className="reasons">
        {reasons.map((reason) => (
          <span key={reason}>
            <Icon name="check" size="small" /> {translate(`ingestion.reasons.${reason}`)}
          </span>
        ))}
      </span>
    </label>
  )
}
