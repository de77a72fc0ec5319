import { airState } from '#contract/rules/availability/titleState.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { AirChip } from '#kit/parts/status/AirChip.tsx'
import { useContentEditor } from '../useContentEditor.ts'
import { useLiveVersion } from './useLiveVersion.ts'

/** What viewers of the selected product have of the open title: of its live version, not of the text being typed. */
export function TitleAir() {
  const { type, record } = useContentEditor()
  const { product } = useConsole()
  const { now } = useFormat()
  const { live, isPending } = useLiveVersion({ type, record })
  if (!record || isPending) return null
  return <AirChip state={airState(live ?? record, { product, now: now() })} />
}
