import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useOwnProfile } from '#kit/parts/context/OwnProfileContext.ts'
import { Chip } from '#kit/parts/status/Chip.tsx'

const Facts = styled('dl')({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr)',
  gap: '8px 12px',
  '& dt': { color: 'var(--mui-palette-text-tertiary)' },
  '& dd': { margin: 0, display: 'flex', flexWrap: 'wrap', gap: 6, overflowWrap: 'anywhere' },
})

/** What the sign-in says: nothing of it is changed here. */
export function AccountFacts() {
  const translate = useTranslate()
  const { actor, products } = useConsole()
  const { profile } = useOwnProfile()
  return (
    <Facts>
      <dt>{translate('settings.username')}</dt>
      <dd>{actor.username}</dd>
      <dt>{translate('profile.email')}</dt>
      <dd>{profile?.email || translate('profile.noEmail')}</dd>
      <dt>{translate('settings.roles')}</dt>
      <dd>
        {actor.roles.map((role) => (
          <Chip key={role}>{role}</Chip>
        ))}
        {actor.roles.length === 0 && translate('settings.noRoles')}
      </dd>
      <dt>{translate('settings.products')}</dt>
      <dd>
        {products.map(({ id, n }) => (
          <Chip key={id} title={id}>
            {n}
          </Chip>
        ))}
        {actor.productAdmin && (
          <Chip color="processing" glyph="plus">
            {translate('profile.productAdmin')}
          </Chip>
        )}
      </dd>
    </Facts>
  )
}
