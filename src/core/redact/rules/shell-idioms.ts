/** A command that takes a secret. The pattern begins with the command and ends with the secret. */
export interface ShellIdiom {
  command: string;
  pattern: RegExp;
}

/** Other words of the same command: at most 200 characters without line break, pipe, semicolon or ampersand. */
const words = String.raw`[^\n\r|;&]{0,200}?`;
/** A shell word, quoted or not. In stringified text the quotes are escaped. */
const word = String.raw`\\{0,8}(?:"(?<double>[^"\\\n]{1,256})|'(?<single>[^'\\\n]{1,256})|(?<bare>[^\s"'\`\\|;&<>()]{1,256}))`;

function idiom(command: string, before: string): ShellIdiom {
  return { command, pattern: new RegExp(`${before.replaceAll("…", words)}${word}`, "y") };
}

/** The user of `-u user:`, with an optional quote before it. */
const user = String.raw`\\{0,8}["']?[\w.@+-]{0,64}:`;

export const shellIdioms: readonly ShellIdiom[] = [
  ...["mysql", "mysqldump", "mysqladmin", "mysqlimport", "mariadb", "mariadb-dump"].map((command) =>
    idiom(command, String.raw`[a-z-]{1,16}\b… (?:-p|--password=)`),
  ),
  ...["mongo", "mongosh", "mongodump", "mongorestore", "mongoimport", "mongoexport"].map((command) =>
    idiom(command, String.raw`[a-z]{1,16}\b… (?:-p|--password)[ =]`),
  ),
  idiom("curl", `curl\\b… (?:-[a-zA-Z]{0,6}u|--user|--proxy-user|-U)[ =]?${user}`),
  idiom("curl", String.raw`curl\b… (?:-b|--cookie)[ =]\\{0,8}["']?[\w.-]{1,64}=`),
  idiom(
    "curl",
    String.raw`curl\b… (?:-H|--header)[ =]\\{0,8}["']?[Aa]uthorization: (?:token|Token|ApiKey|Bearer|Basic|Bot|)[ ]?`,
  ),
  idiom("http ", `https?\\b… (?:-a|--auth)[ =]${user}`),
  idiom("xh ", `xh\\b… (?:-a|--auth)[ =]${user}`),
  idiom("wget", String.raw`wget\b… --(?:http-|ftp-|proxy-)?password[ =]`),
  idiom("redis-cli", String.raw`redis-cli\b… (?:-a|--pass)[ =]`),
  idiom("docker login", String.raw`docker login\b… (?:-p|--password)[ =]`),
  idiom("podman login", String.raw`podman login\b… (?:-p|--password)[ =]`),
  idiom("helm ", String.raw`helm (?:registry login|repo add)\b… (?:-p|--password)[ =]`),
  idiom("oc login", String.raw`oc login\b… (?:-p|--password|--token)[ =]`),
  idiom("az ", String.raw`az [a-z]… (?:-p|--password|--account-key|--sas-token)[ =]`),
  idiom("twine upload", String.raw`twine upload\b… (?:-p|--password)[ =]`),
  idiom("cqlsh", String.raw`cqlsh\b… (?:-p|--password)[ =]`),
  idiom(
    "aws configure set",
    String.raw`aws configure set (?:[\w.-]{1,64}\.)?aws_(?:secret_access_key|session_token|access_key_id) `,
  ),
  idiom("sshpass", String.raw`sshpass… -p ?`),
  idiom("npm config set", String.raw`npm config set [^\s]{0,128}(?:_authToken|_auth|_password)[ =]`),
  idiom("machine ", String.raw`machine [\w.:-]{1,128}\s{1,4}login \S{1,128}\s{1,4}password `),
  idiom("vault login", String.raw`vault login (?:-no-print )?(?:token=)?`),
  idiom("openssl", String.raw`openssl\b… -pass(?:in|out)? pass:`),
  idiom("gpg", String.raw`gpg2?\b… --passphrase[ =]`),
  idiom("smbclient", String.raw`smbclient\b… (?:-U|--user)[ =]?\\{0,8}["']?[\w.\\/@-]{1,64}%`),
  idiom("ldapsearch", String.raw`ldapsearch\b… -w ?`),
  idiom("ldapmodify", String.raw`ldapmodify\b… -w ?`),
  idiom("htpasswd", String.raw`htpasswd (?=-[a-zA-Z]{0,6}b)-[a-zA-Z]{1,6} \S{1,128} \S{1,64} `),
  idiom("echo ", String.raw`echo (?:-n )?\\{0,8}["']?[\w.-]{1,64}:(?=[^\n|]{1,128}\| ?(?:sudo )?chpasswd)`),
  idiom(
    "echo ",
    String.raw`echo (?:-n )?(?=[^\n|]{1,512}\| ?[^\n|;&]{0,128}(?:--password-stdin|--with-token|--stdin\b|sudo -S|passwd\b))`,
  ),
  idiom(
    "printf ",
    String.raw`printf (?:'%s' |"%s" |%s )?(?=[^\n|]{1,512}\| ?[^\n|;&]{0,128}(?:--password-stdin|--with-token|sudo -S))`,
  ),
  idiom("sqlcmd", String.raw`sqlcmd\b… -P ?`),
  idiom("bcp ", String.raw`bcp\b… -P ?`),
  idiom("7z ", String.raw`7z[ar]? … -p`),
  idiom("unzip", String.raw`unzip\b… -P ?`),
  idiom("zip ", String.raw`zip\b… (?:-P|--password) ?`),
  idiom("ngrok", String.raw`ngrok (?:config add-authtoken|authtoken) `),
  idiom("lftp", String.raw`lftp\b… -u [\w.@-]{1,64},`),
  idiom("rabbitmqctl", String.raw`rabbitmqctl (?:add_user|change_password) [\w.-]{1,64} `),
  idiom("net use", String.raw`net use [^\n]{1,128}/user:\S{1,64} `),
  idiom("setx", String.raw`setx [A-Za-z_]{0,40}(?:TOKEN|KEY|SECRET|PASSWORD|PASS|PWD|token|key|secret|password) `),
  idiom("env ", String.raw`ENV [A-Z_]{0,40}(?:TOKEN|KEY|SECRET|PASSWORD|PASS|PWD) `),
];

export const shellCommands: readonly string[] = [...new Set(shellIdioms.map(({ command }) => command))];
