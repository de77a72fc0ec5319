import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { styled, useColorScheme } from '@mui/material/styles'
import { useLogout, useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { profilePath } from '#kit/routes/paths.ts'
import { ToolbarMenu } from './ToolbarMenu.tsx'

const Initials = styled('span')({
  inlineSize: 24,
  blockSize: 24,
  borderRadius: 12,
  display: 'grid',
  placeItems: 'center',
  fontSize: 10,
  fontWeight: 'var(--marquee-weight-700)',
  background: 'var(--mui-palette-status-processing-bg)',
  color: 'var(--mui-palette-status-processing-on)',
})

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words[words.length - 1] : undefined]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

/** My Profile, dark or light, Logout (specification section 2). */
export function ProfileMenu() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const logout = useLogout()
  const { actor } = useConsole()
  const { mode, setMode } = useColorScheme()
  const dark = mode !== 'light'
  return (
    <ToolbarMenu
      name={translate('shell.profileMenu', { name: actor.name })}
      icon={
        <Initials aria-hidden style={{ fontSize: 10 }}>
          {initialsOf(actor.name)}
        </Initials>
      }
      label={actor.name}
    >
      {(close) => [
        <MenuItem
          key="profile"
          onClick={() => {
            close()
            void navigate(profilePath())
          }}
        >
          <ListItemIcon>
            <Icon name="user" />
          </ListItemIcon>
          {translate('shell.myProfile')}
        </MenuItem>,
        <MenuItem
          key="scheme"
          onClick={() => {
            close()
            setMode(dark ? 'light' : 'dark')
          }}
        >
          <ListItemIcon>
            <Icon name={dark ? 'sun' : 'moon'} />
          </ListItemIcon>
          {translate(dark ? 'settings.toLight' : 'settings.toDark')}
        </MenuItem>,
        <Divider key="line" />,
        <MenuItem
          key="logout"
          onClick={() => {
            close()
            void logout()
          }}
        >
          <ListItemIcon>
            <Icon name="signOut" />
          </ListItemIcon>
          {translate('shell.logout')}
        </MenuItem>,
      ]}
    </ToolbarMenu>
  )
}
