import { REQUEST_BURST, REQUESTS_PER_SECOND, SEARCHES_PER_SECOND } from '#contract/values/limits.ts'
import { DEFAULT_AUDIENCE, DEFAULT_CLIENT_ID } from '../identity/identitySettings.ts'

/** Every variable of the environment that the server reads, with its value where it is not set. */
export const SETTING_TABLE = {
  HOST: '127.0.0.1',
  PORT: '4600',
  PUBLIC_URL: '',
  DATA_DIR: './data',
  DATABASE_URL: '',
  DATABASE_DIRECT_URL: '',
  DATABASE_POOL: '10',
  OIDC_ISSUER: '',
  OIDC_CLIENT_ID: DEFAULT_CLIENT_ID,
  OIDC_AUDIENCE: DEFAULT_AUDIENCE,
  FILES: '',
  FILES_ENDPOINT: '',
  FILES_REGION: 'us-east-1',
  FILES_ACCESS_KEY: '',
  FILES_SECRET_KEY: '',
  EPG_FOLDER: '',
  EPG_HOSTS: '',
  OPERATIONS_URL: '',
  CONSOLE_BASES: '',
  CONSOLE_EXTENSIONS: '',
  CONSOLE_TYPES: '',
  CONSOLE_ORIGINS: '',
  SEED: 'demo',
  PRODUCTION: 'false',
  LOG_LEVEL: '',
  METRICS_TOKEN: '',
  RATE_LIMITS: 'true',
  REQUESTS_PER_SECOND: String(REQUESTS_PER_SECOND),
  REQUEST_BURST: String(REQUEST_BURST),
  SEARCHES_PER_SECOND: String(SEARCHES_PER_SECOND),
  MEDIA_UPLOAD_MB: '2000',
  CALLS_AT_ONCE: '',
  CALL_WAIT_MS: '1000',
  CHECK_ANSWERS: 'false',
  TRUSTED_PROXIES: '0',
  SHUTDOWN_DELAY_MS: '',
} as const

export type SettingName = keyof typeof SETTING_TABLE
