import Button from '@mui/material/Button'
import { useLocale, useTranslate } from 'ra-core'
import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import type { EpgMatch, EpgMatchDecision } from '#contract/schemas/live/ingestion.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import { INGEST_RIGHTS } from '../../ingest/IngestButton.tsx'
import { laterChannel, takenBy } from '../model/laterMatch.ts'

type ConfirmMatchProps = {
  match: EpgMatch
  chosen: GuideChannel | undefined
  /** All channels of the feed. */
  matches: readonly EpgMatch[]
  isBusy: boolean
  onConfirm: (matches: EpgMatchDecision['matches']) => void
}

/** Confirms the chosen channel; where another one of the feed has it, both change places, or it says why not. */
export function ConfirmMatch({ match, chosen, matches, isBusy, onConfirm }: ConfirmMatchProps) {
  const translate = useTranslate()
  const language = useLocale()
  const missing = useMissingRights(INGEST_RIGHTS)
  const taken = chosen && takenBy(match, chosen.id, matches)
  const name = chosen && titleOf(chosen, language)
  const holder = taken && (titleOf({ lon: taken.holder.names }, language) || taken.holder.id)
  const own = taken?.own
  const why = missing ?? (taken && !own ? { words: translate('ingestion.match.taken', { name, holder }) } : undefined)
  const label = own
    ? translate('ingestion.match.swap', { holder })
    : chosen
      ? translate('ingestion.match.confirm', { name })
      : translate('ingestion.match.chooseOne')
  const confirm = () => {
    if (!chosen) return
    const back = own ? [{ id: taken.holder.id, channel: own.id }] : []
    onConfirm([{ id: match.id, channel: chosen.id }, ...back])
  }
  return (
    <footer>
      {own && <p>{translate('ingestion.match.swapped', { name, holder, own: titleOf(own, language) })}</p>}
      <WhyNot why={why}>
        {(off) => (
          <Button
            disabled={!chosen || (match.state === 'matched' && chosen.id === laterChannel(match)?.id)}
            loading={isBusy}
            onClick={confirm}
            {...off}
          >
            {label}
          </Button>
        )}
      </WhyNot>
    </footer>
  )
}
