import { useMemo } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { zoneAt, zonesAt } from '#kit/parts/format/zones.ts'
import type { Zone } from '#kit/parts/format/zones.ts'
import type { ControlProps } from '../hooks/useControl.ts'
import { Combobox } from '../parts/listbox/Combobox.tsx'
import { fieldRenderer } from '../parts/fieldRenderer.tsx'
import { ReadBox } from '../parts/ReadText.tsx'
import { textOfValue } from '../parts/textOfValue.ts'

const words = ({ city, offset, zone }: Zone) => [...new Set([city, offset, zone])].join(' · ')

function useZoneText(value: unknown): string {
  const format = useFormat()
  const zone = textOfValue(value)
  return zone === '' ? '' : words(zoneAt(zone, format.now()))
}

function ZoneInput(control: ControlProps) {
  const format = useFormat()
  const choices = useMemo(() => zonesAt(format.now()).map((one) => ({ value: one.zone, label: words(one) })), [format])
  return (
    <Combobox control={control} choices={choices} text={useZoneText(control.field.value)} onChoose={control.commit} />
  )
}

function ReadZone({ id, describedBy, field }: ControlProps) {
  return (
    <ReadBox id={id} describedBy={describedBy}>
      {useZoneText(field.value)}
    </ReadBox>
  )
}

/** A time zone by its IANA name, found by city, region or offset. */
export const TimeZoneControl = fieldRenderer(ZoneInput, { Read: ReadZone })
