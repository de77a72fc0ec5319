import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useColorScheme } from '@mui/material/styles'
import { useLogout, useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import { Keys } from '#kit/parts/commands/Keys.tsx'
import { useRunCommand } from '#kit/parts/commands/usePerform.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useOwnProfile } from '#kit/parts/context/OwnProfileContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Avatar } from '#kit/parts/layoutParts/Avatar.tsx'
import { inProduct, profilePath } from '#kit/parts/routes/paths.ts'
import { builtRow } from '../routeTable.ts'
import { ToolbarMenu } from './ToolbarMenu.tsx'

const GLOBAL_ATTRIBUTES = 'globalAttributes'
/** What has keys is found by mouse too, and its keys are learnt here. */
const HELP = [
  { id: 'console.palette', icon: 'search', words: 'palette.title', keys: 'Mod+K' },
  { id: 'console.keys', icon: 'keyboard', words: 'palette.keys.title', keys: '?' },
] as const

/** My Profile, Global Attributes once there is such a page and one may see it, dark or light, Logout (section 2). */
export function ProfileMenu() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const logout = useLogout()
  const run = useRunCommand()
  const { actor, may } = useConsole()
  const { photo } = useOwnProfile()
  const hasAttributes = builtRow(GLOBAL_ATTRIBUTES) !== undefined && may('cp_policymgmt', 'view')
  const { mode, setMode } = useColorScheme()
  const dark = mode !== 'light'
  return (
    <ToolbarMenu
      name={translate('shell.profileMenu', { name: actor.name })}
      icon={<Avatar name={actor.name} photo={photo} size={24} />}
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
        hasAttributes && (
          <MenuItem
            key="attributes"
            onClick={() => {
              close()
              void navigate(inProduct(undefined, GLOBAL_ATTRIBUTES))
            }}
          >
            <ListItemIcon>
              <Icon name="tag" />
            </ListItemIcon>
            {translate('pages.titles.globalAttributes')}
          </MenuItem>
        ),
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
        ...HELP.map(({ id, icon, words, keys }) => (
          <MenuItem
            key={id}
            onClick={() => {
              close()
              run(id)
            }}
          >
            <ListItemIcon>
              <Icon name={icon} />
            </ListItemIcon>
            <span style={{ flex: 1, marginInlineEnd: 16 }}>{translate(words)}</span>
            <Keys keys={keys} />
          </MenuItem>
        )),
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
