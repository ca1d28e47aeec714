import type { Connection, ConnectionBody } from '../../api/types';

export interface ConnectionValues {
  name: string;
  host: string;
  port: number;
  username: string;
  password?: string;
  serverTimeZone?: string;
  serverIdRange?: string;
  useSsl?: boolean;
}

export function valuesOf(connection?: Connection): Partial<ConnectionValues> {
  if (connection === undefined) {
    return { port: 3306, useSsl: false };
  }
  const { name, host, port, username, options } = connection;
  return {
    name,
    host,
    port,
    username,
    serverTimeZone: options.serverTimeZone,
    serverIdRange: options.serverIdRange,
    useSsl: options.useSsl === 'true',
  };
}

/** The body; a password that was not typed is left out, so that the one that is kept stays. */
export function bodyOf(values: ConnectionValues, connection?: Connection): ConnectionBody {
  const { serverTimeZone, serverIdRange, useSsl, password } = values;
  const options: Record<string, string> = { ...connection?.options };
  const put = (key: string, value: string | undefined) => {
    if (value) {
      options[key] = value;
    } else {
      delete options[key];
    }
  };
  put('serverTimeZone', serverTimeZone);
  put('serverIdRange', serverIdRange);
  put('useSsl', useSsl ? 'true' : undefined);
  return {
    name: connection?.name ?? values.name,
    kind: 'mysql',
    host: values.host,
    port: values.port,
    username: values.username,
    ...(password ? { password } : {}),
    options,
  };
}
