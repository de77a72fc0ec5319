import { expect, it } from 'vitest'
import { SETTING_TABLE } from './settingTable.ts'
import { strayNames } from './strayNames.ts'

it.each([
  ['OPERATION_URL', 'OPERATIONS_URL'],
  ['SEDE', 'SEED'],
  ['public_url', 'PUBLIC_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['OIDC_ISUER', 'OIDC_ISSUER'],
  ['TRUSTED_PROXY', undefined],
  ['FILES_BUCKET', undefined],
  ['REQUEST_PER_SECOND', 'REQUESTS_PER_SECOND'],
])('%s is named, with the setting that was meant: %s', (name, meant) => {
  const [sentence] = strayNames({ [name]: 'x' })
  expect(sentence).toBe(`${name} is no setting${meant === undefined ? '.' : `; did you mean ${meant}?`}`)
})

it('says nothing of settings, of blank variables, nor of those of other programs', () => {
  const foreign =
    'PATH HOME HOSTNAME HOSTS POST PORTS SPEED FILE NODE_ENV NODE_OPTIONS LANG PWD SHLVL USER LOGNAME TERM DISPLAY ' +
    'npm_config_cache npm_lifecycle_event INIT_CWD EDITOR PGHOST PGDATABASE REACT_APP_PUBLIC_PATH CI TZ MAIL ' +
    'KUBERNETES_PORT DATABASE_SERVICE_HOST DATABASE_PORT DATABASE_PORT_5432_TCP_ADDR FILES_SERVICE_PORT_HTTP ' +
    'POSTGRES_BIN DBUS_SESSION_BUS_ADDRESS XDG_DATA_DIRS AWS_REGION S3_BUCKET HTTP_PROXY NO_PROXY FULL'
  const env = Object.fromEntries([...foreign.split(' '), ...Object.keys(SETTING_TABLE)].map((name) => [name, 'x']))
  expect(strayNames({ ...env, OPERATION_URL: '' })).toEqual([])
})
