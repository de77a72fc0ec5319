import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { GeoOverlap } from '#contract/schemas/geo.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { Countries } from '../useCountries.ts'

/** What somebody has decided about the ranges that share addresses with the one that is typed. */
export type Settled = ReadonlyMap<string, 'keep' | 'absorb'>

type OverlapsProps = {
  overlaps: readonly GeoOverlap[]
  country: string
  countries: Countries
  settled: Settled
  onSettle: (ip: string, how: 'keep' | 'absorb') => void
  isOff: boolean
}

/** Ranges that share addresses: those within may stay or go, those around stay, those that cross cannot. */
export function Overlaps({ overlaps, country, countries, settled, onSettle, isOff }: OverlapsProps) {
  const translate = useTranslate()
  // Nothing is another country before one is chosen.
  const isFine = (other: string) => country === '' || other === country
  return (
    <ul className="overlaps">
      {overlaps.map(({ ip, country: other, relation }) => (
        <li key={ip}>
          <span className={isFine(other) ? 'quiet' : 'error'}>
            <Icon name={isFine(other) ? 'minus' : 'octagon'} size="small" />
          </span>
          <code>{ip}</code>
          <span>{countries.nameOf(other)}</span>
          <span className="quiet">{translate(`geo.relation.${relation}`)}</span>
          <span className="acts">
            {(relation === 'within' || relation === 'around') && (
              <Choice how="keep" ip={ip} settled={settled} onSettle={onSettle} isOff={isOff} />
            )}
            {relation === 'within' && (
              <Choice how="absorb" ip={ip} settled={settled} onSettle={onSettle} isOff={isOff} />
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

type ChoiceProps = Pick<OverlapsProps, 'settled' | 'onSettle' | 'isOff'> & { ip: string; how: 'keep' | 'absorb' }

function Choice({ how, ip, settled, onSettle, isOff }: ChoiceProps) {
  const translate = useTranslate()
  const isChosen = settled.get(ip) === how
  const act = translate(how === 'keep' ? 'geo.keepInside' : 'geo.absorb')
  return (
    <Button
      size="small"
      disabled={isOff}
      aria-label={translate('geo.actOn', { act, ip })}
      aria-pressed={isChosen}
      variant={isChosen ? 'outlined' : 'text'}
      onClick={() => onSettle(ip, how)}
    >
      {act}
    </Button>
  )
}
