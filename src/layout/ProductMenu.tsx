import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useLocation, useNavigate } from 'react-router'
import { productName, useConsole } from '#kit/context/ConsoleContext.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { withProduct } from '#kit/routes/paths.ts'
import { ToolbarMenu } from './ToolbarMenu.tsx'

/** The selected product and the others of the token (specification section 2); the same screen opens in the other. */
export function ProductMenu() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { products, product, selectProduct } = useConsole()
  if (products.length === 0) return null
  return (
    <ToolbarMenu name={translate('shell.product')} icon={<Icon name="layers" />} label={productName(products, product)}>
      {(close) =>
        products.map(({ id, n }) => (
          <MenuItem
            key={id}
            selected={id === product}
            onClick={() => {
              close()
              selectProduct(id)
              void navigate(withProduct(pathname, id))
            }}
          >
            {n}
          </MenuItem>
        ))
      }
    </ToolbarMenu>
  )
}
