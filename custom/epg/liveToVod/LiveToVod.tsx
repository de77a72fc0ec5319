import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { Conversion, ConversionRequest } from '#contract/schemas/live/liveToVod.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { CountBadge } from '#kit/parts/layoutParts/CountBadge.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { videoEditorPath } from '#kit/parts/routes/paths.ts'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import type { AiringItem } from '../model/guideLane.ts'
import { AllConversions } from './AllConversions.tsx'
import { ConversionLine } from '#kit/record/liveToVod/ConversionLine.tsx'
import { ConvertDialog } from './ConvertDialog.tsx'
import { useMayCutLive } from '#kit/record/liveToVod/useMayCutLive.ts'
import { useConversions } from '#kit/record/liveToVod/useConversions.ts'
import type { Picked } from './useRecording.ts'
import { useRecording } from './useRecording.ts'

const MAKE_RIGHTS = [{ page: 'epg', action: 'create' }] as const

/** Titles made of an airing, and the way to make one. */
export function LiveToVod({ item, now }: { item: AiringItem; now: number }) {
  const translate = useTranslate()
  const heading = useId()
  const missing = useMissingRights(MAKE_RIGHTS)
  const conversions = useConversions(item.key)
  const { recording, error, retry } = useRecording(item, now)
  const [picking, setPicking] = useState<{ changed?: Conversion }>()
  const [isAll, setAll] = useState(false)
  const send = async (body: ConversionRequest) => {
    const changed = picking?.changed
    const isDone = await (changed ? conversions.update(changed.id, body) : conversions.convert(body))
    if (isDone) setPicking(undefined)
  }
  const why = useWhyNone(item, now, recording)
  const canCut = useMayCutLive()
  const { product } = useConsole()
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>
        {translate('liveToVod.heading')}
        {conversions.count > 0 && <CountBadge count={conversions.count} />}
      </h3>
      <ul>
        {conversions.rows.map((conversion) => (
          <ConversionLine
            key={conversion.id}
            conversion={conversion}
            conversions={conversions}
            onChange={(changed) => setPicking({ changed })}
          />
        ))}
      </ul>
      {error && <CallError error={error} onRetry={retry} />}
      {why !== undefined && <div className="quiet">{why}</div>}
      <Acts>
        {(recording !== undefined || why !== undefined) && (
          <WhyNot why={missing}>
            {(off) => (
              <Button
                size="small"
                disabled={why !== undefined}
                startIcon={<Icon name="film" size="small" />}
                onClick={() => setPicking({})}
                {...off}
              >
                {translate('liveToVod.open')}
              </Button>
            )}
          </WhyNot>
        )}
        {canCut && recording !== undefined && recording.whole > 0 && now >= item.from && (
          <Button
            size="small"
            component={Link}
            to={videoEditorPath(product, { airing: item.key })}
            startIcon={<Icon name="scissors" size="small" />}
          >
            {translate('liveToVod.toEditor')}
          </Button>
        )}
        <Button size="small" variant="text" onClick={() => setAll(true)}>
          {translate('liveToVod.all')}
        </Button>
      </Acts>
      {picking && recording && (
        <ConvertDialog
          item={item}
          recording={recording}
          changed={picking.changed}
          isBusy={conversions.isBusy}
          onSend={(body) => void send(body)}
          onClose={() => setPicking(undefined)}
        />
      )}
      {isAll && <AllConversions onClose={() => setAll(false)} />}
    </section>
  )
}

/** Why no title can be made of an airing yet, or at all; undefined where one can, and until that is known. */
function useWhyNone({ airing, from }: AiringItem, now: number, recording: Picked | undefined): string | undefined {
  const translate = useTranslate()
  const format = useFormat()
  if (now < from) return translate('liveToVod.notBegun', { time: format.dateTime(from) })
  if (recording === undefined || recording.whole > 0) return undefined
  return translate(airing.pgm_id === undefined ? 'liveToVod.noProgram' : 'liveToVod.nothing')
}

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 6 })
