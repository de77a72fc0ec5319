import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useLogout, useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { inProduct, profilePath } from '#kit/parts/routes/paths.ts'
import { rowOf } from '../routeTable.ts'
import { ToolbarSheet, type ToolbarSheetProps } from './ToolbarSheet.tsx'

const GLOBAL_ATTRIBUTES = 'globalAttributes'

/** My Profile, Global Attributes once there is such a page and one may see it, Logout (specification section 2). */
export function ProfileSheet(props: ToolbarSheetProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const logout = useLogout()
  const { may } = useConsole()
  const hasAttributes = rowOf(GLOBAL_ATTRIBUTES) !== undefined && may('cp_policymgmt', 'view')
  const goTo = (path: string) => {
    props.onClose()
    void navigate(path)
  }
  return (
    <ToolbarSheet {...props}>
      <MenuItem onClick={() => goTo(profilePath())}>
        <ListItemIcon>
          <Icon name="user" />
        </ListItemIcon>
        {translate('shell.myProfile')}
      </MenuItem>
      {hasAttributes && (
        <MenuItem onClick={() => goTo(inProduct(undefined, GLOBAL_ATTRIBUTES))}>
          <ListItemIcon>
            <Icon name="tag" />
          </ListItemIcon>
          {translate('pages.titles.globalAttributes')}
        </MenuItem>
      )}
      <Divider component="li" />
      <MenuItem
        onClick={() => {
          props.onClose()
          void logout()
        }}
      >
        <ListItemIcon>
          <Icon name="signOut" />
        </ListItemIcon>
        {translate('shell.logout')}
      </MenuItem>
    </ToolbarSheet>
  )
}
