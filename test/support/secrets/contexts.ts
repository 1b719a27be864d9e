import { pick } from "./generate.ts";

/** Puts a secret into its surroundings: a text that does not name it, or a name in some syntax. */
export type Surround = (secret: string, name: string, random: () => number) => unknown;

const sentences = [
  "use %s for this",
  "%s",
  "I got %s from ops, try it",
  "(%s)",
  'see "%s".',
  "first line\n%s\nlast line",
];

export const bareContexts: Record<string, Surround> = {
  bare: (secret, _name, random) => ({ output: pick(sentences, random).replace("%s", () => secret) }),
};

const camel = (name: string) => name.replace(/_([a-z0-9])/g, (_all, char: string) => char.toUpperCase());
const kebab = (name: string) => name.replaceAll("_", "-");
const header = (name: string) =>
  kebab(name).replace(/(^|-)([a-z])/g, (_all, dash: string, char: string) => dash + char.toUpperCase());

/** Contexts with a name, which is given in snake case. A secret with a line break is used only in a syntax that can express it. */
export const namedContexts: Record<string, Surround> = {
  json: (secret, name) => ({ args: { [camel(name)]: secret, page: 2 } }),
  "json in a text": (secret, name) => `the answer was ${JSON.stringify({ [name]: secret, ok: true })} in the end`,
  "json in json": (secret, name) => ({ output: JSON.stringify({ body: JSON.stringify({ [name]: secret, n: 1 }) }) }),
  "name and value": (secret, name) => [{ name: name.toUpperCase(), value: secret }],
  "nested value": (secret, name) => ({ [name]: { value: secret } }),
  environment: (secret, name) => `PATH=/bin\nexport ${name.toUpperCase()}=${shell(secret)}\nHOME=/root`,
  yaml: (secret, name) =>
    `host: db\n${name}: ${/^[\w/+=.-]+$/.test(secret) ? secret : JSON.stringify(secret)}\nport: 1\n`,
  "yaml of kubernetes": (secret, name) =>
    `env:\n  - name: ${name.toUpperCase()}\n    value: ${JSON.stringify(secret)}\n  - name: PORT\n    value: "80"\n`,
  toml: (secret, name) => `[service]\n${name} = ${JSON.stringify(secret)}\nretries = 3\n`,
  "url query": (secret, name) => `GET https://api.test/v1/list?page=2&${name}=${encodeURIComponent(secret)}&limit=5`,
  header: (secret, name) => `accept: */*\nX-${header(name)}: ${oneLine(secret)}\nuser-agent: x`,
  "flag value": (secret, name) => `deploy --region eu --${kebab(name)} ${shell(secret)} --verbose`,
  "flag=value": (secret, name) => `deploy --region eu --${kebab(name)}=${shell(secret)} --verbose`,
  "argv list": (secret, name) => ({ command: ["deploy", "--region", "eu", `--${kebab(name)}`, secret, "--verbose"] }),
  "argv list in a text": (secret, name) => `ran ["deploy", "--${kebab(name)}", ${JSON.stringify(secret)}, "-v"] ok`,
  "argv list of python": (secret, name) => `ran ['deploy', '--${kebab(name)}', ${python(secret)}, '-v'] ok`,
  "xml element": (secret, name) => `<config><host>db</host><${camel(name)}>${xml(secret)}</${camel(name)}></config>`,
  "xml attribute": (secret, name) => `<add key="${header(name)}" value="${xml(secret)}" />`,
  code: (secret, name) => `const ${camel(name)} = ${JSON.stringify(secret)};`,
  sentence: (secret, name) => `The ${name.replaceAll("_", " ")} is ${oneLine(secret)}, keep it safe.`,
};

/** Names in other languages, for a value that matches no token format. */
export const foreignNames = [
  ..."Passwort Kennwort Passphrase contraseña clave_secreta senha mot_de_passe motdepasse palavra_passe parola_chiave".split(
    " ",
  ),
  ..."wachtwoord lösenord adgangskode salasana hasło heslo jelszó şifre parolă пароль пароль_администратора".split(" "),
  ..."密码 密碼 口令 密钥 令牌 パスワード 暗証番号 비밀번호 암호 סיסמה كلمة_المرور รหัสผ่าน पासवर्ड mật_khẩu kata_sandi".split(
    " ",
  ),
];

export const foreignContexts: Record<string, Surround> = {
  json: (secret, name) => ({ [name]: secret }),
  "json in a text": (secret, name) => `raw: ${JSON.stringify({ [name]: secret })}`,
  "text with a colon": (secret, name) => `${name.replaceAll("_", " ")}: ${secret}\n`,
};

export const shellIdioms: Record<string, (secret: string) => string> = {
  "curl -u": (s) => `curl -s -u admin:${s} https://api.test/v1`,
  "curl --user": (s) => `curl --user 'svc:${s}' https://api.test/`,
  "curl -uuser": (s) => `curl -usvc:${s} https://api.test/`,
  "curl -H": (s) => `curl -H "Authorization: token ${s}" https://api.test/`,
  "curl cookie": (s) => `curl -b 'session=${s}' https://api.test/`,
  "wget --password": (s) => `wget --user=me --password=${s} https://files.test/a`,
  "mysql -p": (s) => `mysql -h db -u root -p${s} shop`,
  "mysqldump -p": (s) => `mysqldump -uroot -p'${s}' shop > a.sql`,
  PGPASSWORD: (s) => `PGPASSWORD=${s} psql -h db -U app`,
  "psql url": (s) => `psql postgresql://app:${s}@db:5432/shop`,
  "mongosh -p": (s) => `mongosh --host db -u root -p ${s} --quiet`,
  "redis-cli -a": (s) => `redis-cli -h cache -a ${s} PING`,
  "docker login -p": (s) => `docker login -u ci -p ${s} registry.test`,
  "docker login --password-stdin": (s) => `echo ${s} | docker login -u ci --password-stdin`,
  "docker run -e": (s) => `docker run -e DB_PASSWORD=${s} -p 80:80 app`,
  "podman login": (s) => `podman login --username ci --password ${s} quay.test`,
  "helm registry login": (s) => `helm registry login r.test -u ci -p ${s}`,
  "aws configure set": (s) => `aws configure set aws_secret_access_key ${s} --profile x`,
  "az login": (s) => `az login --service-principal -u app -p ${s} --tenant t`,
  "sshpass -p": (s) => `sshpass -p '${s}' ssh root@host.test uptime`,
  "git clone": (s) => `git clone https://x-access-token:${s}@github.test/a/b.git`,
  "npm config set": (s) => `npm config set //registry.test/:_authToken ${s}`,
  npmrc: (s) => `//registry.test/:_authToken=${s}`,
  netrc: (s) => `machine api.test login me password ${s}`,
  "kubectl create secret": (s) => `kubectl create secret generic db --from-literal=password=${s}`,
  "helm --set": (s) => `helm upgrade db ./db --set auth.rootPassword=${s}`,
  "vault login": (s) => `vault login ${s}`,
  "openssl -passin": (s) => `openssl rsa -in k.pem -passin pass:${s} -out k2.pem`,
  "gpg --passphrase": (s) => `gpg --batch --passphrase ${s} -d f.gpg`,
  "smbclient -U": (s) => `smbclient //host/share -U 'me%${s}' -c ls`,
  "ldapsearch -w": (s) => `ldapsearch -x -D cn=admin,dc=x -w ${s} -b dc=x`,
  "htpasswd -b": (s) => `htpasswd -bc .htpasswd admin ${s}`,
  chpasswd: (s) => `echo 'root:${s}' | chpasswd`,
  "sudo -S": (s) => `echo ${s} | sudo -S apt update`,
  "sqlcmd -P": (s) => `sqlcmd -S db -U sa -P ${s} -Q "select 1"`,
  "7z -p": (s) => `7z x -p${s} a.7z`,
  "unzip -P": (s) => `unzip -P ${s} a.zip`,
  "http -a": (s) => `http -a me:${s} GET api.test/v1`,
  ngrok: (s) => `ngrok config add-authtoken ${s}`,
  "twine -p": (s) => `twine upload -u me -p ${s} dist/*`,
  "lftp -u": (s) => `lftp -u me,${s} ftp.test`,
  "rabbitmqctl add_user": (s) => `rabbitmqctl add_user app ${s}`,
  setx: (s) => `setx API_TOKEN "${s}"`,
  powershell: (s) => `$env:API_TOKEN = '${s}'`,
  "dockerfile ENV": (s) => `ENV API_TOKEN ${s}\n`,
};

function shell(secret: string): string {
  return /^[\w/+=.:@%,~-]+$/.test(secret) ? secret : `'${secret}'`;
}

function python(secret: string): string {
  return `'${secret.replaceAll("\n", "\\n")}'`;
}

function xml(secret: string): string {
  return secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

function oneLine(secret: string): string {
  return secret.replaceAll("\n", "\\n");
}
