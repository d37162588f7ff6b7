/** What fields are called, in forms and in the audit log. */
export const fieldNames = {
  username: 'Username',
  email: 'Email',
  password: 'Password',
  role: 'Role',
  smtpHost: 'SMTP Host',
  smtpPort: 'SMTP Port',
  smtpUser: 'SMTP Username',
  smtpPassword: 'SMTP Password',
  emailFrom: 'From Address',
  enableEmailNotifications: 'Email notifications',
  apiRateLimit: 'API Rate Limit',
  maxConcurrentReports: 'Max Concurrent Reports',
  cacheTimeMinutes: 'Cache Time (minutes)',
  debugMode: 'Debug mode',
} as const
