import Tooltip from '@mui/material/Tooltip'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useOwnProfile } from '#kit/parts/context/OwnProfileContext.ts'
import { initialsOf } from '#kit/parts/layoutParts/initialsOf.ts'
import { SafeImage } from '#kit/parts/layoutParts/SafeImage.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import type { PersonHere } from './peopleHere.ts'

/** More would push the title away; the rest is a number with its names at hand. */
const SHOWN = 4

const List = styled('ul')({ display: 'flex', flex: 'none', margin: 0, padding: '0 0 0 6px', listStyle: 'none' })
const Avatar = styled('li')({
  inlineSize: 26,
  blockSize: 26,
  marginInlineStart: -6,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  fontSize: 10,
  lineHeight: 1,
  '& > .k-image': { borderRadius: '50%' },
  fontWeight: 'var(--marquee-weight-700)',
  background: 'var(--mui-palette-surface-pressed)',
  color: 'var(--mui-palette-text-secondary)',
  border: '2px solid var(--mui-palette-background-default)',
  '&[data-mode=edit]': {
    background: 'var(--mui-palette-status-locked-bg)',
    color: 'var(--mui-palette-status-locked-on)',
  },
  '&:focus-visible': { ...focusRing('outside'), zIndex: 1 },
})

type PresenceStackProps = {
  people: readonly PersonHere[]
  /** Name of a section of the form, where it is known. */
  placeName: (place: string) => string | undefined
}

/** Who else is here, as small round initials: in the lock's colour whoever edits. Each says its name and place. */
export function PresenceStack({ people, placeName }: PresenceStackProps) {
  const translate = useTranslate()
  const { photo } = useOwnProfile()
  if (people.length === 0) return null
  const words = ({ name: real, isMe, mode, place }: PersonHere) => {
    const name = isMe ? translate('locks.presence.you') : real
    const section = place === null ? undefined : placeName(place)
    const key = mode === 'edit' ? 'editing' : 'viewing'
    return section
      ? translate(`locks.presence.${key}At`, { name, place: section })
      : translate(`locks.presence.${key}`, { name })
  }
  const rest = people.slice(SHOWN)
  return (
    <List aria-label={translate('locks.presence.here')}>
      {people.slice(0, SHOWN).map((person) => (
        <Tooltip key={person.uid} title={words(person)}>
          <Avatar tabIndex={0} data-mode={person.mode} aria-label={words(person)}>
            {person.isMe && photo ? (
              <SafeImage src={photo} alt="" width={22} height={22} fallback={initialsOf(person.name)} />
            ) : (
              initialsOf(person.name)
            )}
          </Avatar>
        </Tooltip>
      ))}
      {rest.length > 0 && (
        <Tooltip title={rest.map(words).join('; ')}>
          <Avatar tabIndex={0} aria-label={translate('locks.presence.more', { smart_count: rest.length })}>
            {`+${rest.length}`}
          </Avatar>
        </Tooltip>
      )}
    </List>
  )
}
