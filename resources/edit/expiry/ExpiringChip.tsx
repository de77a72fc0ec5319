import { useTranslate } from 'ra-core'
import { channelExpiry } from '#contract/rules/availability/channelExpiry.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Chip } from '#kit/parts/status/Chip.tsx'
import { useContentEditor } from '../useContentEditor.ts'

/** 'Channel Expiring' beside the version, where the window of a channel ends within 72 hours; nothing else. */
export function ExpiringChip({ record }: { record: ContentRecord }) {
  const translate = useTranslate()
  const format = useFormat()
  const { product } = useConsole()
  const { type } = useContentEditor()
  const end = channelExpiry(record, { type, product, now: format.now() })
  if (!end) return null
  return (
    <Chip color="warning" glyph="clock" title={translate('onAir.expiring.lookText', { end: format.dateTime(end.at) })}>
      {translate('warnings.channelExpiring')}
    </Chip>
  )
}
