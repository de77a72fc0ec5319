import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Time } from '#kit/parts/format/Time.tsx'
import { useMinute } from '#kit/parts/format/useMinute.ts'
import { greetingKey } from './greetingKey.ts'
import { Title } from './titleParts.ts'

const Moment = styled('span')(({ theme }) => ({
  marginInlineStart: 16,
  fontSize: 12,
  color: 'var(--mui-palette-text-tertiary)',
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}))

/** Who is here, and what the clock says in the zone that they chose: the head of the dashboard. */
export function Greeting() {
  const translate = useTranslate()
  const { timeZone } = useFormat().settings
  const { actor } = useConsole()
  const now = useMinute()
  const name = actor.name.split(' ')[0] || actor.username
  return (
    <>
      <Title>{translate(greetingKey(now, timeZone), { name })}</Title>
      <Moment>
        <Time value={now} />
        {`, ${placeOf(timeZone)}`}
      </Moment>
    </>
  )
}

/** 'Asia/Kuala_Lumpur' as people say it: Kuala Lumpur. */
const placeOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
