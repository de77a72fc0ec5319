import { useTranslate } from 'ra-core'
import type { OnAirJob, OnAirProblem } from '#contract/schemas/live/onAir.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import { momentText } from '../model/problemWords.ts'
import { useHandling } from '../useHandling.ts'

type AcknowledgeProps = { line: OnAirProblem | OnAirJob; name: string }

/** Acknowledges a problem as it stands, with who and when; pressed again it is open as before. */
export function AcknowledgeButton({ line: { key, matters, handling }, name }: AcknowledgeProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { actor } = useConsole()
  const why = useMissingRights([{ page: 'epg', action: 'update' }])
  const { mutate, isPending } = useHandling(key)
  const seen = handling?.acknowledged
  const words = seen
    ? translate('airBoard.acknowledged', {
        name: seen.by.uid === actor.uid ? translate('airBoard.you') : seen.by.name,
        time: momentText(Date.parse(seen.at), { format }),
      })
    : translate('airBoard.acknowledge')
  return (
    <WhyNot why={why}>
      {(off) => (
        <button
          type="button"
          className={seen ? 'seen' : undefined}
          aria-label={`${words}: ${name}`}
          title={seen && translate('airBoard.takeBack')}
          disabled={isPending}
          onClick={() => mutate({ matters: seen ? [] : matters })}
          {...off}
        >
          {seen && <Icon name="check" size="tiny" />}
          {words}
        </button>
      )}
    </WhyNot>
  )
}
