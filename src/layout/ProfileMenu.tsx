import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useLogout, useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useOwnProfile } from '#kit/parts/context/OwnProfileContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Avatar } from '#kit/parts/layoutParts/Avatar.tsx'
import { inProduct, profilePath } from '#kit/parts/routes/paths.ts'
import { rowOf } from '../routeTable.ts'
import { ToolbarMenu } from './ToolbarMenu.tsx'

const GLOBAL_ATTRIBUTES = 'globalAttributes'
/** My Profile, Global Attributes once there is such a page and one may see it, Logout (specification section 2). */
export function ProfileMenu() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const logout = useLogout()
  const { actor, may } = useConsole()
  const { photo } = useOwnProfile()
  const hasAttributes = rowOf(GLOBAL_ATTRIBUTES) !== undefined && may('cp_policymgmt', 'view')
  const words = translate('shell.profileMenu', { name: actor.name })
  return (
    <ToolbarMenu
      name={words}
      says={words}
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
