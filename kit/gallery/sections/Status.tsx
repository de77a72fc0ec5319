import Box from '@mui/material/Box'
import { Time } from '#kit/parts/format/Time.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { AvailabilityLabel } from '#kit/parts/status/AvailabilityLabel.tsx'
import type { PersonHere } from '#kit/record/presence/peopleHere.ts'
import { PresenceStack } from '#kit/record/presence/PresenceStack.tsx'
import { LockChip } from '#kit/parts/status/LockChip.tsx'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import { StatusGlyph } from '#kit/parts/status/StatusGlyph.tsx'
import { statusLook } from '#kit/parts/status/statusLook.ts'
import type { StateName } from '#kit/parts/status/statusLook.ts'
import { NOW, titles } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

const PEOPLE: readonly PersonHere[] = ['Kavitha Raman', '陈美玲', 'Arjun', 'Nurul Huda', 'Siti', 'Tan'].map(
  (name, index) => ({ uid: name, name, mode: index === 0 ? 'edit' : 'view', place: 'names', isMe: index === 2 }),
)

const STATES = Object.keys(statusLook) as StateName[]

/** Every state by chip and glyph, availability, locks, dates and numbers. */
export function Status() {
  return (
    <>
      <Specimen of="StatusChip" row>
        {STATES.map((state) => (
          <StatusChip key={state} state={state} />
        ))}
      </Specimen>
      <Specimen of="StatusGlyph" row>
        {STATES.map((state) => (
          <StatusGlyph key={state} state={state} size="medium" />
        ))}
      </Specimen>
      <Specimen of="AvailabilityLabel" row>
        {titles.map(({ title, air }) => (
          <Box key={title} sx={{ width: 230 }}>
            <AvailabilityLabel state={air} />
          </Box>
        ))}
      </Specimen>
      <Specimen of="LockChip" row>
        <LockChip holder={{ kind: 'mine' }} />
        <LockChip holder={{ kind: 'mine' }} brief />
        <LockChip holder={{ kind: 'other', name: 'Kavitha R.' }} />
        <LockChip holder={{ kind: 'other', name: 'Kavitha R.' }} brief />
        <LockChip holder={{ kind: 'otherTab' }} />
        <LockChip holder={{ kind: 'otherMachine' }} />
      </Specimen>
      <Specimen of="PresenceStack" row>
        <PresenceStack people={PEOPLE.slice(0, 2)} placeName={() => titles[0]?.title} />
        <PresenceStack people={PEOPLE} placeName={() => undefined} />
      </Specimen>
      <Formats />
    </>
  )
}

function Formats() {
  const format = useFormat()
  return (
    <Specimen of="Time, useFormat" row>
      <Time value={NOW} />
      <Time value={NOW} part="date" />
      <Time value={NOW} part="time" />
      <Time value={titles[0]?.title} />
      <Time value={null} />
      <span>{format.zoneLabel()}</span>
      <span>{format.relativeDays(NOW + 6 * 86_400_000)}</span>
      <span>{format.number(118533)}</span>
      <span>{format.bytes(2_400_000)}</span>
      <span>{format.duration(6_960_000)}</span>
      <span>{format.percent(0.78)}</span>
    </Specimen>
  )
}
